import { createAction, isAnyOf } from '@reduxjs/toolkit'
import { tokenStorage } from '@/device/tokenStorage'
import type { User } from '@/domain/entities'

/**
 * The events of the session. Every slice that holds something private answers all of them with its
 * initial state, so that nothing of one player is ever seen by another (Decisions 4, 18).
 */

/** A login has succeeded; the user is null when the answer held none. */
export const sessionStarted = createAction<{ token: string; user: User | null }>('session/started')

/** The player logged out, or changed the password (Spec §4). */
export const sessionEnded = createAction<{ reason: 'logout' | 'reset' }>('session/ended')

/** Spec §4: the stored token as it was just read; an unchanged one changes nothing. */
export const tokenRead = createAction<string | null>('session/tokenRead')

/** Every event after which what a slice holds may be another player's. */
export const isSessionEvent = isAnyOf(sessionStarted, sessionEnded, tokenRead)

interface WithToken {
  auth: { token: string | null }
}

/** Takes the stored token over into the store, where the two differ. */
export const syncToken =
  () =>
  (dispatch: (action: ReturnType<typeof tokenRead>) => unknown, getState: () => unknown): void => {
    const stored = tokenStorage.get()
    if ((getState() as WithToken).auth.token !== stored) dispatch(tokenRead(stored))
  }

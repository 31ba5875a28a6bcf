import { createAction, isAnyOf } from '@reduxjs/toolkit'
import { tokenStorage } from '@/device/tokenStorage'
import type { User } from '@/domain/entities'

/**
 * The events of the session. Every slice with private data resets on all of them, so that no player ever
 * sees another player's data (Decisions 4, 18).
 */

/** A login has succeeded; the user is null if the response did not contain it. */
export const sessionStarted = createAction<{ token: string; user: User | null }>('session/started')

/** The player has logged out or changed the password (Spec §4). */
export const sessionEnded = createAction<{ reason: 'logout' | 'reset' }>('session/ended')

/** Spec §4: the stored token was read; an unchanged token changes nothing. */
export const tokenRead = createAction<string | null>('session/tokenRead')

/** All events after which a slice may contain another player's data. */
export const isSessionEvent = isAnyOf(sessionStarted, sessionEnded, tokenRead)

interface WithToken {
  auth: { token: string | null }
}

/** Copies the stored token into the store if they differ. */
export const syncToken =
  () =>
  (dispatch: (action: ReturnType<typeof tokenRead>) => unknown, getState: () => unknown): void => {
    const stored = tokenStorage.get()
    if ((getState() as WithToken).auth.token !== stored) dispatch(tokenRead(stored))
  }

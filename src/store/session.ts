import { createAction } from '@reduxjs/toolkit'
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

interface WithToken {
  auth: { token: string | null }
}

/** Tells the store when the stored token is no longer the one it knows; true when it was. */
export function mirrorToken(
  stored: string | null,
  getState: () => unknown,
  dispatch: (action: ReturnType<typeof tokenRead>) => unknown,
): boolean {
  const isChanged = (getState() as WithToken).auth.token !== stored
  if (isChanged) dispatch(tokenRead(stored))
  return isChanged
}

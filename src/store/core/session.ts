import { createAction, isAnyOf } from '@reduxjs/toolkit'
import { tokenStorage } from '@/device/tokenStorage'
import type { User } from '@/domain/entities'
import type { RootState } from '@/store/store'

/** Decisions 4, 18: every slice with private data resets on all of these. */

/** The user is null if the response did not contain it. */
export const sessionStarted = createAction<{
  token: string
  user: User | null
  asOf: number
}>('session/started')

export const sessionEnded = createAction<{ reason: 'logout' | 'reset' | 'otherAccount' }>(
  'session/ended',
)

/** An answer with the player's data has named this other account. */
export const accountDoubted = createAction<string>('session/accountDoubted')

/** Spec §4: an unchanged token changes nothing. */
export const tokenRead = createAction<string | null>('session/tokenRead')

/** After these a slice may contain another player's data. */
export const isSessionEvent = isAnyOf(sessionStarted, sessionEnded, tokenRead)

export const syncToken =
  () =>
  (
    dispatch: (action: ReturnType<typeof tokenRead>) => unknown,
    getState: () => RootState,
  ): void => {
    const stored = tokenStorage.get()
    if (getState().auth.token !== stored) dispatch(tokenRead(stored))
  }

import type { Draft } from '@reduxjs/toolkit'
import type { User } from '@/domain/entities'
import { idle, type AsyncFlags } from '@/store/core/asyncState'
import { countMove, noMoves, type Moves } from './moves'

/** The flags belong to the current form: the login or the password change. */
export interface AuthState extends AsyncFlags {
  user: User | null
  /** A copy of the stored token (Spec §4). */
  token: string | null
  /** Required by Spec §3 and §4; no view reads it: the form that sent the change shows the result. */
  isResetSuccess: boolean
  endReason: 'logout' | 'reset' | 'otherAccount' | 'lost' | null
  /** The message of the 401 that ended the session. */
  endMessage: string | null
  /** The flags of the user's data, separate because its poll must not make a form look busy. */
  details: AsyncFlags
  /** Why the last refresh failed; it stays during the next one, until the player's own retry. */
  detailsFailure: string | null
  /** No automatic refresh of the user's data before this time, by `performance.now()`. */
  heldUntil: number
  moves: Moves
  /** The id of another account, if the last answer with the player's data had one. */
  doubtedId: string | null
}

export interface AuthRoot {
  auth: AuthState
}

export const newSession = {
  user: null,
  token: null,
  isResetSuccess: false,
  endReason: null,
  endMessage: null,
  details: idle,
  detailsFailure: null,
  heldUntil: 0,
  moves: noMoves,
  doubtedId: null,
}

export const initialState: AuthState = { ...newSession, ...idle }

/** Assigned field by field, so that an unchanged user stays the same object and nothing re-renders. */
export function keepUser(state: Draft<AuthState>, user: User): void {
  countMove(state.moves, state.user?.balance, user.balance)
  // An answer may lack the id.
  if (state.user) Object.assign(state.user, user, { id: user.id || state.user.id })
  else state.user = user
}

/** Whether an answer names another account than the token's; a missing id is none. */
export function isOfOther(known: string, { id }: User): boolean {
  return known !== '' && id !== '' && id !== known
}

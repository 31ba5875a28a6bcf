import type { Draft } from '@reduxjs/toolkit'
import type { User } from '@/domain/entities'
import { idle, type AsyncFlags } from '@/store/core/asyncState'
import { compareAmounts } from '@/domain/amounts'

/** All by `performance.now()`. */
export interface BalanceTimes {
  /** When the newest balance was asked for. */
  askedAt: number
  /** When an answer last brought another balance, and a higher one; null if none has. */
  changedAt: number | null
  risenAt: number | null
}

/** The player's data, with the times of their call. */
interface UserAnswer {
  user: User
  askedAt: number
  answeredAt: number
  asOf: number
}

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
  balanceTimes: BalanceTimes
  /** The server's time of the answer that brought the user. */
  asOf: number
  /** How many calls for the user's data have failed since. */
  misses: number
  /** The id of another account, if the last answer with the player's data had one. */
  doubtedId: string | null
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
  balanceTimes: { askedAt: 0, changedAt: null, risenAt: null },
  asOf: 0,
  misses: 0,
  doubtedId: null,
}

export const initialState: AuthState = { ...newSession, ...idle }

/** Assigned field by field, so that an unchanged user stays the same object and nothing re-renders. */
export function keepUser(
  state: Draft<AuthState>,
  { user, askedAt, answeredAt, asOf }: UserAnswer,
): void {
  const { user: known, balanceTimes } = state
  Object.assign(state, { asOf, misses: 0, heldUntil: 0, detailsFailure: null, doubtedId: null })
  balanceTimes.askedAt = askedAt
  if (known && known.balance !== user.balance) {
    balanceTimes.changedAt = answeredAt
    // A balance that cannot be compared may have risen.
    const order = compareAmounts(user.balance ?? '', known.balance ?? '') ?? 1
    if (order > 0) balanceTimes.risenAt = answeredAt
  }
  // An answer may lack the id.
  if (known) Object.assign(known, user, { id: user.id || known.id })
  else state.user = user
}

/** Whether an answer names another account than the token's; a missing id is none. */
export function isOfOther(known: string, { id }: User): boolean {
  return known !== '' && id !== '' && id !== known
}

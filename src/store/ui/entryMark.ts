import { fingerprint } from '@/device/fingerprint'
import { expiredAccount } from '@/device/perPlayer'
import { isFields, toText } from '@/domain/read'
import type { RootState } from '@/store/store'
import { selectAccount } from './playGate'

/** Who wrote an entry of the browser's history, as fingerprints. */
export interface EntryMark {
  session: string
  /** Null if it was not known then. */
  account: string | null
}

/** `waiting`: until the account is known. For a visitor, `open` is after the login. */
export type EntryGate = 'open' | 'closed' | 'waiting'

/** Undefined for an entry without a mark; an unreadable mark is that of an unknown session. */
export function readMark(state: unknown): EntryMark | undefined {
  if (!isFields(state) || state.mark === undefined) return undefined
  const { session, account } = isFields(state.mark) ? state.mark : {}
  return { session: toText(session), account: typeof account === 'string' ? account : null }
}

/** The state of an entry that the current session writes. */
export function markEntry<State>(root: RootState, state: State): State {
  const { token } = root.auth
  if (token === null || !isFields(state)) return state
  const mark: EntryMark = { session: fingerprint(token), account: selectAccount(root) }
  return { ...state, mark }
}

/**
 * Decisions 14: whether an entry may start its game. Only the list of expired sessions tells an expired one
 * from one that a logout ended, here or in another tab; in doubt it is closed.
 */
export function entryGate(root: RootState, mark: EntryMark | undefined): EntryGate {
  const { token } = root.auth
  if (mark === undefined || (token !== null && mark.session === fingerprint(token))) return 'open'
  const account = expiredAccount(mark.session)
  if (!account || (mark.account !== null && mark.account !== account)) return 'closed'
  if (token === null) return 'open'
  const current = selectAccount(root)
  if (current === null) return 'waiting'
  return current === account ? 'open' : 'closed'
}

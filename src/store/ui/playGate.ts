import { fingerprint } from '@/device/fingerprint'
import { timeState } from '@/device/protection/clocks'
import { isClosed, isProtected } from '@/device/protection/protection'
import type { User } from '@/domain/entities'
import type { AsyncFlags } from '@/store/core/asyncState'

export interface WithGate {
  auth: { token: string | null; user: User | null; details: AsyncFlags }
  loader: { isProtectionReady: boolean }
}

/** Null for a visitor, and until the account is known. */
export const selectAccount = ({ auth: { token, user } }: Pick<WithGate, 'auth'>): string | null =>
  token === null || user === null ? null : user.id && fingerprint(user.id)

/** `failed`: the account is not known, because its data could not be loaded. */
export type PlayGate = 'open' | 'closed' | 'waiting' | 'failed'

/**
 * Whether games and sport may start: not before the code that protects is there and, where a pause or limit is
 * stored, before the account and the time are known.
 */
export function playGate(root: WithGate): PlayGate {
  const { token, details } = root.auth
  if (token !== null && !root.loader.isProtectionReady) return 'waiting'
  if (!isProtected()) return 'open'
  const account = selectAccount(root)
  if (token !== null && account === null) return details.isError ? 'failed' : 'waiting'
  if (token !== null && timeState() === 'waiting') return 'waiting'
  return isClosed(account) ? 'closed' : 'open'
}

/** Whether what runs may go on, also while a start would wait. */
export const mayRun = (root: WithGate): boolean => !isClosed(selectAccount(root))

import { fingerprint } from '@/device/fingerprint'
import { isClosed, isProtected } from '@/device/protection/protection'
import { timeState } from '@/device/protection/serverTime'
import type { User } from '@/domain/entities'
import type { AsyncFlags } from '@/store/core/asyncState'

export interface WithAuth {
  auth: { token: string | null; user: User | null; details: AsyncFlags }
}

/** Null for a visitor, and until the account is known. */
export const selectAccount = ({ auth: { token, user } }: WithAuth): string | null =>
  token === null || user === null ? null : user.id && fingerprint(user.id)

/** `failed`: the account is not known, because its data could not be loaded. */
export type PlayGate = 'open' | 'closed' | 'waiting' | 'failed'

/** Whether games and sport may start; with a stored pause or limit it waits for the account and the time. */
export function playGate(root: WithAuth): PlayGate {
  if (!isProtected()) return 'open'
  const account = selectAccount(root)
  const { token, details } = root.auth
  if (token !== null && account === null) return details.isError ? 'failed' : 'waiting'
  if (token !== null && timeState() === 'waiting') return 'waiting'
  return isClosed(account) ? 'closed' : 'open'
}

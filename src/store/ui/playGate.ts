import { fingerprint } from '@/device/fingerprint'
import type { User } from '@/domain/entities'

/** `failed`: the account is not known, because its data could not be loaded. */
export type PlayGate = 'open' | 'closed' | 'waiting' | 'failed'

export interface WithAuth {
  auth: { token: string | null; user: User | null }
}

export interface WithGate extends WithAuth {
  play: { gate: PlayGate; mayRun: boolean }
}

/** Null for a visitor, and until the account is known. */
export const selectAccount = ({ auth: { token, user } }: WithAuth): string | null =>
  token === null || user === null ? null : user.id && fingerprint(user.id)

/** Whether games and sport may start; a visitor logs in first. */
export const selectGate = ({ auth, play }: WithGate): PlayGate =>
  auth.token === null ? 'open' : play.gate

/** Whether what runs may go on, also while a start would wait. */
export const selectMayRun = ({ play }: WithGate): boolean => play.mayRun

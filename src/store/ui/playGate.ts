import { fingerprint } from '@/device/fingerprint'
import type { RootState } from '@/store/store'

/** `failed`: the account is not known, because its data could not be loaded. */
export type PlayGate = 'open' | 'closed' | 'waiting' | 'failed'

/** Null for a visitor, and until the account is known. */
export const selectAccount = ({ auth: { token, user } }: RootState): string | null =>
  token === null || user === null ? null : user.id && fingerprint(user.id)

/** Null also until this page's `/UserDetails` confirms it, because a login may name its player otherwise. */
export const selectConfirmedAccount = (state: RootState): string | null =>
  state.auth.details.loaded && selectAccount(state)

/** Whether games and sport may start; a visitor logs in first. */
export const selectGate = ({ auth, play }: RootState): PlayGate =>
  auth.token === null ? 'open' : play.gate

/** Whether what runs may go on, also while a start would wait. */
export const selectMayRun = ({ play }: RootState): boolean => play.mayRun

import * as api from '@/api/endpoints'
import { currentAccount } from '@/device/perPlayer'
import { tokenStorage } from '@/device/tokenStorage'
import type { User } from '@/domain/entities'
import type { RootState } from '@/store/store'

const CHECK_MS = 500
const PATIENCE_MS = 5 * 60_000

/**
 * Decisions 18: ends a login whose answer came too late, unless its account has a session in this browser:
 * some backends end all sessions of an account. Waits for the account of that session, or for a login that
 * is on its way.
 */
export async function endUnused(
  { token, user }: { token: string; user: User | null },
  getState: () => RootState,
): Promise<void> {
  const isUnsure = () =>
    getState().auth.isFetching || (tokenStorage.get() !== null && currentAccount() === '')
  for (let waited = 0; isUnsure(); waited += CHECK_MS) {
    if (waited >= PATIENCE_MS) return
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS))
  }
  const id = user?.id ?? ''
  const isFree = tokenStorage.get() === null || (id !== '' && id !== currentAccount())
  if (isFree) await api.logout(token)
}

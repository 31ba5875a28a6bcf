import { useCallback, useSyncExternalStore } from 'react'
import { fingerprint } from '@/device/fingerprint'
import { isPaused, usePause } from '@/device/pause'
import { limitRemaining, onLimitChange } from '@/device/playLimits'
import { onTick } from '@/device/serverTime'
import type { User } from '@/domain/entities'
import { useAppSelector } from './hooks'

interface WithAuth {
  auth: { token: string | null; user: User | null }
}

/**
 * Quality H12: names the account whose losses count; null while it is not known yet, empty for a visitor,
 * who has none.
 */
export function selectAccount({ auth: { token, user } }: WithAuth): string | null {
  if (token === null) return ''
  return user && fingerprint(JSON.stringify([user.id, user.username]))
}

/**
 * Quality H5, H12: whether no game and no sport may start, because of a pause or because a limit is reached.
 * Everything that starts them checks it.
 */
export const isPlayBlocked = (root: WithAuth): boolean =>
  isPaused() || limitRemaining(selectAccount(root)) > 0

function watch(listener: () => void): () => void {
  const stops = [onTick(listener), onLimitChange(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Quality H5, H12: `isPlayBlocked`, kept up to date in all tabs. */
export function useIsPlayBlocked(): boolean {
  const account = useAppSelector(selectAccount)
  const isLimited = useSyncExternalStore(
    watch,
    useCallback(() => limitRemaining(account) > 0, [account]),
  )
  return usePause().until !== null || isLimited
}

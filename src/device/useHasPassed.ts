import { useCallback, useSyncExternalStore } from 'react'
import { checkTime, now, onServerTime } from './trustedClock'

/** Timers beyond some weeks fire at once; a minute also bounds what a sleep may hide. */
const MAX_WAIT_MS = 60_000

/**
 * Whether nothing remains of a wait; at once after sleep and in a tab that is shown again. Asks the
 * server for the time while that is in doubt, but not for an end that is proven. Null: there is
 * nothing to wait for.
 */
export function useIsOver(remaining: (() => number) | null, isProven: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (remaining === null) return () => undefined
      let timer: ReturnType<typeof setTimeout> | undefined
      const check = () => {
        clearTimeout(timer)
        listener()
        const rest = remaining()
        if (rest > 0 || !isProven) checkTime()
        if (rest > 0) timer = setTimeout(check, Math.min(rest, MAX_WAIT_MS))
      }
      document.addEventListener('visibilitychange', check)
      window.addEventListener('online', check)
      const stop = onServerTime(check)
      check()
      return () => {
        clearTimeout(timer)
        stop()
        document.removeEventListener('visibilitychange', check)
        window.removeEventListener('online', check)
      }
    },
    [isProven, remaining],
  )
  return useSyncExternalStore(subscribe, () => remaining !== null && remaining() <= 0)
}

/** Whether a moment of the server's time has come; null never comes. */
export function useHasPassed(at: number | null): boolean {
  const remaining = useCallback(() => (at ?? Infinity) - now(), [at])
  return useIsOver(at === null ? null : remaining, false)
}

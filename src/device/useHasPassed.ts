import { useCallback, useSyncExternalStore } from 'react'
import { checkTime, now, onServerTime } from './trustedClock'

/** Timers of more than 24 days fire at once; checking every minute also limits the effect of sleep. */
const MAX_WAIT_MS = 60_000

/**
 * Whether a wait is over; also checked after sleep and when the tab becomes visible. Requests the server's
 * time while it is in doubt, unless the end is proven. Null means that there is nothing to wait for.
 * `onChange` subscribes to what else the remaining time depends on.
 */
export function useIsOver(
  remaining: (() => number) | null,
  isProven: boolean,
  onChange?: (listener: () => void) => () => void,
): boolean {
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
      const stops = [onServerTime(check), onChange?.(check)]
      check()
      return () => {
        clearTimeout(timer)
        for (const stop of stops) stop?.()
        document.removeEventListener('visibilitychange', check)
        window.removeEventListener('online', check)
      }
    },
    [isProven, onChange, remaining],
  )
  return useSyncExternalStore(subscribe, () => remaining !== null && remaining() <= 0)
}

/** Whether a moment in server time has passed; null never passes. */
export function useHasPassed(at: number | null): boolean {
  const remaining = useCallback(() => (at ?? Infinity) - now(), [at])
  return useIsOver(at === null ? null : remaining, false)
}

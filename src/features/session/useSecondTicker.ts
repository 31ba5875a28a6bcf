import { useEffect } from 'react'
import { checkTime, now } from '@/device/trustedClock'

const SECOND_MS = 1000

/**
 * Calls back whenever another second since `startedAt` is full, and at once in a tab that is shown
 * again. It draws by itself, so that a running clock costs no render (Quality C6).
 */
export function useSecondTicker(startedAt: number | null, draw: (elapsedMs: number) => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      checkTime()
      const elapsed = startedAt === null ? 0 : Math.max(0, now() - startedAt)
      draw(elapsed)
      timer = setTimeout(tick, SECOND_MS - (elapsed % SECOND_MS))
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [draw, startedAt])
}

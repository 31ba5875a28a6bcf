import { useEffect } from 'react'
import { serverNow } from '@/device/protection/serverTime'

const SECOND_MS = 1000

/** Each full second, and when the tab becomes visible. `draw` writes directly, so that nothing renders. */
export function useSecondTicker(startedAt: number | null, draw: (elapsedMs: number) => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const elapsed = startedAt === null ? 0 : Math.max(0, serverNow() - startedAt)
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

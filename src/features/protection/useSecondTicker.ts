import { useEffect } from 'react'
import { onVisibilityChange } from '@/lib/dom/visibility'

const SECOND_MS = 1000

/** Each full second, and when the tab becomes visible. `draw` writes directly, so that nothing renders. */
export function useSecondTicker(read: () => number, draw: (elapsedMs: number) => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const elapsed = read()
      draw(elapsed)
      timer = setTimeout(tick, SECOND_MS - (elapsed % SECOND_MS))
    }
    tick()
    const stopWatching = onVisibilityChange(tick)
    return () => {
      clearTimeout(timer)
      stopWatching()
    }
  }, [draw, read])
}

import { useEffect } from 'react'
import { addPlayTime } from '@/device/countPlayTime'

const TICK_MS = 5000
/** A longer gap between two ticks of a visible tab means that the device slept. */
const MAX_GAP_MS = 60_000

/** Quality H12: counts the time while a game or sport is on screen in a visible tab. */
export function usePlayCounter(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return
    /** The last tick by the monotonic clock; null while the tab is hidden. */
    let last: number | null = null
    const tick = () => {
      const time = performance.now()
      if (last !== null && time > last) addPlayTime(Math.min(time - last, MAX_GAP_MS))
      last = document.hidden ? null : time
    }
    tick()
    const timer = setInterval(tick, TICK_MS)
    document.addEventListener('visibilitychange', tick)
    window.addEventListener('pagehide', tick)
    return () => {
      tick()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
      window.removeEventListener('pagehide', tick)
    }
  }, [isRunning])
}

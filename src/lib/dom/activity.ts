import { AWAY_MS } from '@/domain/constants'
import type { Rest } from '@/lib/loading/poll'

const ACTIONS = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const

/** Whether the player is there, in this tab or another; at rest while away. */
export interface Activity extends Rest {
  /** The time since the player's last action. */
  idleMs: () => number
  /** Learns of an action in another tab, so many milliseconds ago. */
  note: (idleMs: number) => void
}

/**
 * Decisions 19: watches for actions of the player. `isPlaying` counts as one, because what happens inside a
 * frame is not seen here.
 */
export function watchActivity(isPlaying: () => boolean): Activity {
  let last = performance.now()
  let wake: (() => void) | null = null
  const idleMs = () => {
    if (isPlaying()) last = performance.now()
    return performance.now() - last
  }
  const isOn = () => idleMs() >= AWAY_MS
  const note = (ago: number) => {
    const wasOn = isOn()
    last = Math.max(last, performance.now() - ago)
    if (wasOn && !isOn()) wake?.()
  }

  return {
    idleMs,
    isOn,
    note,
    onEnd: (listener) => {
      wake = listener
      const stop = new AbortController()
      const options = { capture: true, passive: true, signal: stop.signal }
      const onAction = () => {
        note(0)
      }
      for (const name of ACTIONS) window.addEventListener(name, onAction, options)
      return () => {
        wake = null
        stop.abort()
      }
    },
  }
}

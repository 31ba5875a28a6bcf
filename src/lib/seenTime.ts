import { useCallback, useSyncExternalStore } from 'react'
import { persisted } from './persisted'

/** A reading of the time, and of the clock that only ever runs forward. */
interface Reading {
  seen: number
  monotone: number
}

/** Timers beyond some weeks fire at once; a minute also bounds what a sleep may hide. */
const LONGEST_WAIT_MS = 60_000
/** The last instant that `Date` knows. */
const LAST_MS = 8.64e15

/**
 * Quality H2, H5: the next reading. A wall clock that was set back counts for nothing: time goes on
 * by the monotone clock and never falls behind what was seen before. One that is ahead is believed,
 * since waking from sleep looks just like it.
 */
export function nextReading(
  last: Reading | null,
  now: { wall: number; monotone: number; mark: number },
): Reading {
  const { wall, monotone, mark } = now
  const gone = last ? last.seen + Math.max(0, monotone - last.monotone) : 0
  return { seen: Math.max(wall, mark, gone), monotone }
}

const isTime = (data: unknown): data is number =>
  typeof data === 'number' && data >= 0 && data <= LAST_MS

/** The latest time that any tab has seen, for the next visit. */
const mark = persisted({
  key: 'seenTime',
  version: 1,
  defaults: 0,
  parse: (data) => (isTime(data) ? data : null),
})

let last: Reading | null = null

/** The time in milliseconds since 1970 as far as this device can be trusted; never runs backwards. */
export function seenNow(): number {
  last = nextReading(last, {
    wall: Date.now(),
    monotone: performance.now(),
    mark: mark.get().value,
  })
  return last.seen
}

/** Keeps the time that was seen for other tabs and the next visit. */
export function keepSeen(): void {
  const now = seenNow()
  void mark.update((kept) => Math.max(kept, now))
}

/** Whether a moment has come; at once after sleep and in a tab that is shown again. */
export function useReached(at: number | null): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (at === null) return () => undefined
      let timer: ReturnType<typeof setTimeout> | undefined
      const look = () => {
        clearTimeout(timer)
        listener()
        const rest = at - seenNow()
        if (rest > 0) timer = setTimeout(look, Math.min(rest, LONGEST_WAIT_MS))
      }
      document.addEventListener('visibilitychange', look)
      look()
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', look)
      }
    },
    [at],
  )
  return useSyncExternalStore(subscribe, () => at !== null && seenNow() >= at)
}

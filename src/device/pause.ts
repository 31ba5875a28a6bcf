import { useCallback } from 'react'
import { MAX_PAUSE_MS } from '@/domain/protection'
import { persisted, usePersisted, type Stored } from './persisted'
import { now, onServerTime, provenNow, timeAccuracy } from './trustedClock'
import { useIsOver } from './useHasPassed'

interface Pause {
  /** When it ends, in the server's time; 0 where there was none. */
  until: number
  /** How long it lasts once the server's time is known, where it was not; else 0. */
  left: number
}

const none: Pause = { until: 0, left: 0 }
const isTime = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0
const atMost = (ms: number) => Math.min(Math.max(0, ms), MAX_PAUSE_MS)

const pause = persisted<Pause>({
  key: 'pause',
  version: 2,
  defaults: none,
  parse: (data) => {
    const { until, left } = (data ?? none) as Partial<Record<keyof Pause, unknown>>
    return isTime(until) && isTime(left) ? { until, left: atMost(left) } : null
  },
  // Version 1 kept the end by the device's clock.
  upgrade: (data) => (isTime(data) ? { until: 0, left: atMost(data - Date.now()) } : null),
})

/** What this page itself counts down, and since when by `performance.now()`. */
let counted = { left: -1, from: 0 }

const countDown = ({ left }: Pause) =>
  left === counted.left ? Math.max(0, left - (performance.now() - counted.from)) : left

/** How long the pause goes on at least; nothing that the device's clock says changes it. */
const remainingOf = (known: Pause) =>
  Math.max(countDown(known), known.until === 0 ? 0 : known.until - provenNow())

/** Once the server's time is known, what is left counts in it. */
function settle(): void {
  if (timeAccuracy() === null) return
  const time = now()
  pause.update((known) => {
    const left = countDown(known)
    const end = Math.max(known.until, left > 0 ? time + left : 0)
    // No pause is longer: a later end comes from a clock that was ahead (S12).
    const until = Math.min(end, time + MAX_PAUSE_MS)
    return known.left === 0 && until === known.until ? known : { until, left: 0 }
  })
  counted = { left: -1, from: 0 }
}
onServerTime(settle)

/**
 * Quality H5: whether the player has put this device on pause: no game and no sport until it ends.
 * The one question that everything asks which starts them. It ends by the server's time, or by time
 * that went by in this page, and never by the device's clock.
 */
export const isPaused = (): boolean => remainingOf(pause.get().value) > 0

/** Puts the device on pause for so long from now on; one that ends later stays as it is. */
export function startPause(ms: number): Stored<Pause> {
  return pause.update((known) => {
    if (timeAccuracy() !== null) return { ...known, until: Math.max(known.until, now() + ms) }
    const left = Math.max(countDown(known), ms)
    counted = { left, from: performance.now() }
    return { ...known, left }
  })
}

interface PauseState {
  /** When the pause ends, by `now()`; null while there is none. */
  until: number | null
  /** Storage is blocked or full: the pause holds in this tab alone. */
  isUnsaved: boolean
}

/** The pause of this device, kept up to date. */
export function usePause(): PauseState {
  const { value, problem } = usePersisted(pause)
  const remaining = useCallback(() => remainingOf(value), [value])
  const isOver = useIsOver(remaining, true)
  const end = Math.max(value.until, value.left > 0 ? now() + countDown(value) : 0)
  return { until: isOver ? null : end, isUnsaved: problem === 'unsaved' }
}

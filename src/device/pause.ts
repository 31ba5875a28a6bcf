import { useCallback } from 'react'
import { MAX_PAUSE_MS } from '@/domain/protection'
import { persisted, usePersisted, type Stored } from './persisted'
import { now, onServerTime, provenNow, timeAccuracy } from './trustedClock'
import { useIsOver } from './useHasPassed'

interface Pause {
  /** The end in server time; 0 if there is no pause. */
  until: number
  /** The remaining time if the server's time was unknown at the start, otherwise 0. */
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
  // Version 1 stored the end in device time.
  upgrade: (data) => (isTime(data) ? { until: 0, left: atMost(data - Date.now()) } : null),
})

/** The countdown of this page, with its start by `performance.now()`. */
let counted = { left: -1, from: 0 }

const countDown = ({ left }: Pause) =>
  left === counted.left ? Math.max(0, left - (performance.now() - counted.from)) : left

/** The minimum remaining time of the pause, independent of the device's clock. */
const remainingOf = (known: Pause) =>
  Math.max(countDown(known), known.until === 0 ? 0 : known.until - provenNow())

/** Converts the remaining time to server time as soon as that is known. */
function settle(): void {
  if (timeAccuracy() === null) return
  const time = now()
  pause.update((known) => {
    const left = countDown(known)
    const end = Math.max(known.until, left > 0 ? time + left : 0)
    // A later end comes from a clock that was ahead, because no pause is longer (S12).
    const until = Math.min(end, time + MAX_PAUSE_MS)
    return known.left === 0 && until === known.until ? known : { until, left: 0 }
  })
  counted = { left: -1, from: 0 }
}
onServerTime(settle)

/**
 * Quality H5: whether the player has paused this device, so that no game and no sport may start. Everything
 * that starts them checks it. A pause ends by server time or by time that passed in this page, never by the
 * device's clock.
 */
export const isPaused = (): boolean => remainingOf(pause.get().value) > 0

/** Pauses the device for `ms` from now; a pause that ends later stays unchanged. */
export function startPause(ms: number): Stored<Pause> {
  return pause.update((known) => {
    if (timeAccuracy() !== null) return { ...known, until: Math.max(known.until, now() + ms) }
    const left = Math.max(countDown(known), ms)
    counted = { left, from: performance.now() }
    return { ...known, left }
  })
}

interface PauseState {
  /** The end of the pause in the time of `now()`; null without one. */
  until: number | null
  /** True if storage is blocked or full, so that the pause holds only in this tab. */
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

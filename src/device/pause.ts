import { useSyncExternalStore } from 'react'
import { MAX_PAUSE_MS } from '@/domain/protection'
import { persisted, usePersisted, type Stored } from './persisted'
import { deviceNow, onServerTime, onTick, serverNow, timeState } from './serverTime'

interface Pause {
  /** The end; 0 if there is no pause. */
  until: number
  /** False while only the device's clock is known. */
  isServerTime: boolean
}

const none: Pause = { until: 0, isServerTime: true }
const isTime = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0

const pause = persisted<Pause>({
  key: 'pause',
  version: 2,
  defaults: none,
  parse: (data) => {
    const { until, isServerTime } = (data ?? none) as Partial<Record<keyof Pause, unknown>>
    return isTime(until) && typeof isServerTime === 'boolean' ? { until, isServerTime } : null
  },
  // Version 1 stored the end in device time.
  upgrade: (data) => (isTime(data) ? { until: data, isServerTime: false } : null),
})

/** Converts a device time as soon as the server's is known; no pause is longer than the longest. */
function settle(): void {
  if (timeState() !== 'known') return
  const time = serverNow()
  pause.update((known) => {
    const end = known.isServerTime ? known.until : known.until + time - deviceNow()
    const until = Math.min(end, time + MAX_PAUSE_MS)
    return known.isServerTime && until === known.until ? known : { until, isServerTime: true }
  })
}
onServerTime(settle)

/**
 * Quality H5: whether the player has paused this device, so that no game and no sport may start. Everything
 * that starts them checks it.
 */
export const isPaused = (): boolean => {
  const { until } = pause.get().value
  return until > 0 && (timeState() === 'waiting' || until > serverNow())
}

/** Pauses the device for `ms` from now; a pause that ends later stays unchanged. */
export function startPause(ms: number): Stored<Pause> {
  const isServerTime = timeState() === 'known'
  const until = serverNow() + ms
  return pause.update((known) => (known.until >= until ? known : { until, isServerTime }))
}

interface PauseState {
  /** The end of the pause in server time; null without one. */
  until: number | null
  /** True if storage is blocked or full, so that the pause holds only in this tab. */
  isUnsaved: boolean
}

/** The pause of this device, kept up to date. */
export function usePause(): PauseState {
  const { value, problem } = usePersisted(pause)
  const isRunning = useSyncExternalStore(onTick, isPaused)
  return { until: isRunning ? value.until : null, isUnsaved: problem === 'unsaved' }
}

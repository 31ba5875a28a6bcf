import { persisted, usePersisted, type Kept } from './persisted'
import { keepSeen, seenNow, useReached } from './seenTime'

/** When the pause ends, in seen time; 0 where there was none. */
const end = persisted({
  key: 'pause',
  version: 1,
  defaults: 0,
  parse: (data) => (typeof data === 'number' && Number.isFinite(data) ? data : null),
})

/**
 * Quality H5: whether the player has put this device on pause: no game and no sport until it ends.
 * The one question that everything asks which starts them.
 */
export const isPaused = (): boolean => seenNow() < end.get().value

/** Puts the device on pause for so long from now on; one that ends later stays as it is. */
export function startPause(ms: number): Promise<Kept<number>> {
  const until = seenNow() + ms
  // A clock that is set back later finds the time at which the pause began.
  keepSeen()
  return end.update((known) => Math.max(known, until))
}

interface PauseState {
  /** When the pause ends, in seen time; null while there is none. */
  until: number | null
  /** Storage is blocked or full: the pause holds in this tab alone. */
  isUnsaved: boolean
}

/** The pause of this device, kept up to date. */
export function usePause(): PauseState {
  const { value, trouble } = usePersisted(end)
  const isOver = useReached(value)
  return { until: isOver ? null : value, isUnsaved: trouble === 'unsaved' }
}

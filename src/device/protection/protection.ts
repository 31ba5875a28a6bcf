import { MINUTE_MS, pauseMs } from '@/domain/protection'
import { WINDOW_MS } from '@/domain/limits'
import { onTick, onTime, timeState } from './clocks'
import { limits } from './limits'
import { isPaused, pauses, startPause } from './pause'
import { minutesRemaining, playTime } from './playTime'
import type { Stamped } from './stamps'
import { isOver, look, withStamp } from './rules'
import { stampedStores } from './stampedStore'

export const isProtected = (): boolean =>
  pauses.get().size > 0 || limits.get().size > 0 || hasUnreadable()

const hasUnreadable = () => stampedStores.some((store) => store.hasUnreadable())

export const isClosed = (account: string | null): boolean =>
  hasUnreadable() || isPaused(account) || minutesRemaining(account) > 0

/** Calls back when pauses, limits or the time of play change in any tab, and each second. */
export function onProtection(listener: () => void): () => void {
  const stops = [
    onTick(listener),
    ...stampedStores.map(({ persisted }) => persisted.subscribe(listener)),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** What is over at two answers at least a minute apart leaves the storage, so that it never closes again. */
function clearOver(overSince: Map<string, number>): void {
  const now = performance.now()
  const seen = look()
  const isGone = (item: Stamped, ms: number) => {
    const key = JSON.stringify(item)
    if (!isOver(item, ms, seen)) overSince.delete(key)
    else if (!overSince.has(key)) overSince.set(key, now)
    return now - (overSince.get(key) ?? now) >= MINUTE_MS
  }
  for (const store of stampedStores) {
    store.changeItems((item) =>
      isGone(item, store === playTime ? WINDOW_MS : item.ms) ? null : item,
    )
  }
}

/**
 * Keeps what protects the player while the page is open: remembers it where another page or an answer erases
 * the storage, stamps it with the next answer, and pauses play where it cannot be read (`onUnreadable`).
 */
export function startProtection(onUnreadable: () => void): () => void {
  const overSince = new Map<string, number>()
  const check = () => {
    const wasUnreadable = stampedStores.filter((store) => store.putAside()).length > 0
    if (wasUnreadable) {
      startPause(null, pauseMs(24))
      onUnreadable()
    }
    for (const store of stampedStores) store.refresh()
  }
  const onAnswer = () => {
    if (timeState() === 'waiting') return
    for (const store of stampedStores) store.changeItems(withStamp)
    clearOver(overSince)
  }
  for (const store of stampedStores) store.remember(true)
  check()
  onAnswer()
  const stops = [onTick(check), onTime(onAnswer)]
  return () => {
    for (const stop of stops) stop()
    for (const store of stampedStores) store.remember(false)
  }
}

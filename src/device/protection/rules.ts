import { isStamped, lookAt, restOf, type Look, type Stamped } from './stamps'
import { clocks, readings, serverNow, timeState, type Reading } from './clocks'
import { stampedStores } from './stampedStore'

const lookAll = (now: Reading): Look =>
  lookAt(
    now,
    stampedStores.flatMap((store) => store.items()),
  )

/** Before the first answer by the device's clock, for what is shown. */
export const look = (): Look => lookAll(readings() ?? { device: serverNow() })

/** Never before the first answer, nor without a stamp. */
export const isOver = (item: Stamped, ms = item.ms, seen = look()): boolean =>
  readings() !== null && isStamped(item) && restOf(item, seen, ms) <= 0

function readingOf(ago: number): Reading | null {
  const now = timeState() === 'waiting' ? null : readings()
  return (
    now &&
    Object.fromEntries(
      clocks.flatMap((clock) =>
        now[clock] === undefined ? [] : [[clock, Math.round(now[clock] - ago)]],
      ),
    )
  )
}

/** With the moment of now; without a stamp while the time is not known. */
export const stamped = (ms: number): Stamped => ({
  ms: Math.round(ms),
  ...(readingOf(0) ?? { origin: performance.timeOrigin, at: performance.now() }),
})

/** Stamps what was written while the time was not known, less the time since. */
export function withStamp(item: Stamped): Stamped {
  if (isStamped(item)) return item
  const { origin, at = 0, ...rest } = item
  const reading = readingOf(origin === performance.timeOrigin ? performance.now() - at : 0)
  return reading ? { ...rest, ...reading } : item
}

import { limitRules } from '@/domain/limits'
import { isFields } from '@/domain/read'
import { persisted } from './persisted'
import { serverNow } from './serverTime'

/** A stretch of play in server time. */
type Stretch = readonly [from: number, to: number]

export interface PlayTime {
  /** In order and without overlaps, so that no minute counts twice. */
  stretches: readonly Stretch[]
  /** Play while the server's time was not known for sure, in milliseconds. */
  unplaced: number
}

const { windowMs } = limitRules.minutesDay

const isStretch = (data: unknown): data is Stretch =>
  Array.isArray(data) && data.length === 2 && data.every(Number.isFinite) && data[0] <= data[1]

/** The time with a game or sport on screen, on this device and in all its tabs. */
export const playTime = persisted<PlayTime>({
  key: 'playTime',
  version: 1,
  defaults: { stretches: [], unplaced: 0 },
  parse: (data) => {
    if (!isFields(data) || !Array.isArray(data.stretches)) return null
    const { stretches, unplaced } = data
    const rest = Number.isFinite(unplaced) ? Math.max(0, Number(unplaced)) : 0
    return { stretches: stretches.filter(isStretch), unplaced: rest }
  },
})

/** The parts of stretches within the window that ends now. */
const inWindow = (stretches: readonly Stretch[], begin: number) =>
  stretches.filter(([, to]) => to > begin).map(([from, to]) => [Math.max(from, begin), to] as const)

/** Quality H12: the time played in the last 24 hours, in milliseconds. */
export function playedMs(): number {
  const { stretches, unplaced } = playTime.get().value
  return inWindow(stretches, serverNow() - windowMs).reduce(
    (sum, [from, to]) => sum + to - from,
    unplaced,
  )
}

/** The time until less than `limitMs` was played in the window, if nothing more is played; 0 if it is less now. */
export function playTimeRemaining(limitMs: number): number {
  let excess = playedMs() - limitMs
  if (excess < 0) return 0
  const begin = serverNow() - windowMs
  for (const [from, to] of inWindow(playTime.get().value.stretches, begin)) {
    // The stretch leaves the window from its begin on, and one more millisecond is below the limit.
    if (to - from > excess) return Math.min(from + excess + 1 - begin, windowMs)
    excess -= to - from
  }
  return windowMs
}

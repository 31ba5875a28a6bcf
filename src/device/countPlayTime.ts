import { limitRules } from '@/domain/limits'
import { playTime, type PlayTime } from './playTime'
import { onServerTime, serverNow, timeState } from './serverTime'

/** The server's time is known to about a second, so closer stretches are one. */
const SAME_MS = 1000
/** More are joined where they are closest, to limit the stored text. */
const MAX_STRETCHES = 500

const { windowMs } = limitRules.minutesDay

type Stretches = PlayTime['stretches']

/** Not later than the time that passes in a window: such a stretch comes from a clock that was ahead. */
const isCredible = ([from]: Stretches[number], end: number) => from <= end + windowMs

/** The union of the credible stretches without those that ended before the window. */
function joined(stretches: Stretches, end: number): Stretches {
  const sorted = stretches
    .filter((each) => each[1] > end - windowMs && isCredible(each, end))
    .sort(([a], [b]) => a - b)
  const union: [number, number][] = []
  for (const [from, to] of sorted) {
    const last = union.at(-1)
    if (last && from - last[1] <= SAME_MS) last[1] = Math.max(last[1], to)
    else union.push([from, to])
  }
  while (union.length > MAX_STRETCHES) joinClosest(union)
  return union
}

function joinClosest(union: [number, number][]): void {
  const gaps = union.slice(1).map(([from], i) => from - (union[i]?.[1] ?? 0))
  const at = gaps.indexOf(Math.min(...gaps))
  const [next] = union.splice(at + 1, 1)
  const before = union[at]
  if (next && before) before[1] = next[1]
}

/**
 * Quality H12: counts the last `ms` milliseconds as play. Two tabs that play at the same time count the same
 * stretch of the server's time; while that is unknown, the play is placed later.
 */
export function addPlayTime(ms: number): void {
  const isKnown = timeState() !== 'waiting'
  playTime.update((known) => {
    const played = Math.round(ms) + known.unplaced
    if (!isKnown) return played === 0 ? known : { ...known, unplaced: played }
    const end = Math.round(serverNow())
    if (played === 0 && known.stretches.every((each) => isCredible(each, end))) return known
    return { stretches: joined([...known.stretches, [end - played, end]], end), unplaced: 0 }
  })
}
onServerTime(() => {
  addPlayTime(0)
})

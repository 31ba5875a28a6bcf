import { isFields } from '@/domain/read'
import { clocks, isMoment, type Clock, type Reading } from './clocks'

/** A length of time and its moment: the beginning of a wait, or the end of a stretch of play. */
export interface Stamped extends Reading {
  /** 0 if the moment is that of the end, which is all that the release before has stored. */
  ms: number
  /** The length of a stretch by the device's clock, where that differs. */
  deviceMs?: number
  /** Without a stamp: the document that wrote it (`performance.timeOrigin`), and its `performance.now()`. */
  origin?: number
  at?: number
}

/** What the clocks read now, and which of them decide. */
export interface Look {
  now: Reading
  deciding: readonly Clock[]
}

/** A clock that reads this much less than in a stamp of its own was wrong then or is now. */
const BACK_MS = 60_000
/** A clock is known to about a second, so closer stretches are one. */
const SAME_MS = 1000

/** Keeps the fields of later releases. */
function readStamped(data: unknown): Stamped | null {
  if (!isFields(data) || !Number.isFinite(data.ms) || Number(data.ms) < 0) return null
  const moments = [data.server, data.device, data.deviceMs, data.origin, data.at]
  return moments.every(isMoment) ? (data as unknown as Stamped) : null
}

export function readStampedList(data: unknown): readonly Stamped[] | null {
  const items = Array.isArray(data) ? data.map(readStamped) : [null]
  return items.includes(null) ? null : (items as Stamped[])
}

export const isStamped = (item: Stamped): boolean =>
  clocks.some((clock) => item[clock] !== undefined)

/** Both decide, but not one that went back; if all did, the one that went back less. */
export function lookAt(now: Reading, items: readonly Stamped[]): Look {
  const stamps = items.filter(({ ms }) => ms > 0)
  const behind = (clock: Clock) =>
    Math.max(...stamps.map((item) => item[clock] ?? -Infinity)) - (now[clock] ?? 0)
  const known = clocks.filter((clock) => now[clock] !== undefined)
  const right = known.filter((clock) => behind(clock) <= BACK_MS)
  const least = known.toSorted((a, b) => behind(a) - behind(b)).slice(0, 1)
  return { now, deciding: right.length > 0 ? right : least }
}

/** By another clock's stamp only if none that decides has stamped the item. */
function momentBy(item: Stamped, clock: Clock, { deciding }: Look): number | undefined {
  if (deciding.some((each) => item[each] !== undefined)) return item[clock]
  return item.server ?? item.device
}

/** How long until `ms` have passed by every clock that decides; at most 0 if they have. */
export function restOf(item: Stamped, look: Look, ms = item.ms): number {
  const rests = look.deciding.flatMap((clock) => {
    const at = momentBy(item, clock, look)
    return at === undefined ? [] : [ms - ((look.now[clock] ?? 0) - at)]
  })
  return rests.length > 0 ? Math.max(...rests) : ms
}

type Interval = readonly [from: number, to: number]

const lengthBy = ({ ms, deviceMs = ms }: Stamped, clock: Clock) =>
  clock === 'device' ? deviceMs : ms

/** One stretch; null if they do not touch, or if one clock went on by another time than the other. */
export function joinStretches(before: Stamped, next: Stamped): Stamped | null {
  // What has no stamp yet is one sum.
  if (!isStamped(before) && !isStamped(next)) return { ...next, ms: before.ms + next.ms }
  const both = clocks.filter((clock) => before[clock] !== undefined && next[clock] !== undefined)
  const spans = both.map((clock) => {
    const [was = 0, is = 0] = [before[clock], next[clock]]
    const from = Math.min(was - lengthBy(before, clock), is - lengthBy(next, clock))
    return { clock, step: is - was, from, to: Math.max(was, is) }
  })
  const steps = spans.map(({ step }) => step)
  const isEven = Math.max(...steps) - Math.min(...steps) <= SAME_MS
  const touch = steps.every((step) => step - next.ms <= SAME_MS && step + before.ms >= -SAME_MS)
  const isAll = clocks.every(
    (clock) => both.includes(clock) || (before[clock] ?? next[clock]) === undefined,
  )
  if (!isEven || !touch || !isAll) return null
  const [ms = 0, deviceMs = ms] = spans.map(({ from, to }) => to - from)
  const ends = Object.fromEntries(spans.map(({ clock, to }) => [clock, to]))
  return { ms, ...ends, ...(deviceMs !== ms && { deviceMs }) }
}

/** In order, without overlaps. */
export function unionOf(intervals: readonly Interval[]): Interval[] {
  const union: [number, number][] = []
  for (const [from, to] of intervals.toSorted(([a], [b]) => a - b)) {
    const last = union.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else union.push([from, to])
  }
  return union
}

/** What was played in the window before a clock's reading, or ahead of it. */
export function playedBy(
  stretches: readonly Stamped[],
  clock: Clock,
  look: Look,
  windowMs: number,
): Interval[] {
  const begin = (look.now[clock] ?? 0) - windowMs
  const intervals = stretches.flatMap((item) => {
    const to = momentBy(item, clock, look) ?? begin
    return to > begin ? [[Math.max(to - lengthBy(item, clock), begin), to] as const] : []
  })
  return unionOf(intervals)
}

import { WINDOW_MS } from '@/domain/limits'
import { MINUTE_MS } from '@/domain/protection'
import { isTime } from '@/domain/read'
import { accountsOf, byAccount, changeAll, EVERYBODY } from '@/device/byAccount'
import { limitOf, limits } from './limits'
import { onServerTime, serverNow, timeState } from './serverTime'

/** In server time. */
type Interval = readonly [from: number, to: number]

/** The server's time is known to about a second, so closer stretches are one. */
const SAME_MS = 1000

function isInterval(data: unknown): data is Interval {
  const [from, to, ...rest] = Array.isArray(data) ? (data as unknown[]) : []
  return isTime(from) && isTime(to) && from <= to && rest.length === 0
}

/** When a game or sport was on screen in any tab, for each account; in order, without overlaps. */
export const playTime = byAccount<readonly Interval[]>({
  key: 'playTime',
  version: 2,
  read: (data) => (Array.isArray(data) ? data.filter(isInterval) : null),
})

/** Joins the stretches in the window; drops a future one, which comes from a clock that was ahead. */
function joined(stretches: readonly Interval[], now: number): Interval[] {
  const union: [number, number][] = []
  const sorted = stretches
    .filter(([from, to]) => to > now - WINDOW_MS && from <= now + SAME_MS)
    .sort(([a], [b]) => a - b)
  for (const [from, to] of sorted) {
    const last = union.at(-1)
    if (last && from - last[1] <= SAME_MS) last[1] = Math.max(last[1], to)
    else union.push([from, to])
  }
  return union
}

onServerTime(() => {
  if (timeState() !== 'known') return
  changeAll(playTime, (stretches) => {
    const left = joined(stretches, serverNow())
    return left.length === 0 ? null : left
  })
})

/** Counts the last `ms` milliseconds as play; two tabs that play at the same time count them once. */
export function addPlayTime(account: string, ms: number): void {
  if (timeState() === 'waiting') return
  const now = Math.round(serverNow())
  const ids = limitOf(EVERYBODY).minutes === null ? [account] : [account, EVERYBODY]
  playTime.update((known) => ({
    ...known,
    ...Object.fromEntries(
      ids.map((id) => [id, joined([...(known[id] ?? []), [now - Math.round(ms), now]], now)]),
    ),
  }))
}

function played(account: string): Interval[] {
  const begin = serverNow() - WINDOW_MS
  return (playTime.get().value[account] ?? [])
    .filter(([, to]) => to > begin)
    .map(([from, to]) => [Math.max(from, begin), to])
}

const sum = (stretches: readonly Interval[]) =>
  stretches.reduce((total, [from, to]) => total + to - from, 0)

export const playedMs = (account: string): number => sum(played(account))

function remainingOf(account: string): number {
  const { minutes } = limitOf(account)
  if (minutes === null) return 0
  const stretches = played(account)
  let excess = sum(stretches) - minutes * MINUTE_MS
  if (excess < 0) return 0
  const begin = serverNow() - WINDOW_MS
  for (const [from, to] of stretches) {
    // The stretch's start leaves the window first; one millisecond more falls below the limit.
    if (to - from > excess) return Math.min(from + excess + 1 - begin, WINDOW_MS)
    excess -= to - from
  }
  return WINDOW_MS
}

/** The time until an account's play is below its limit; 0 if it is. */
export const minutesRemaining = (account: string | null): number =>
  Math.max(0, ...accountsOf(limits, account).map(remainingOf))

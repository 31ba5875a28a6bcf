import { MINUTE_MS, WINDOW_MS } from '@/domain/limits'
import { isTime } from '@/domain/read'
import { accountsOf, byAccount, changeAll, EVERYBODY } from './byAccount'
import { limitOf, limits } from './limits'
import { onServerTime, serverNow, timeState } from './serverTime'

/** A stretch of play in server time. */
type Stretch = readonly [from: number, to: number]

/** The server's time is known to about a second, so closer stretches are one. */
const SAME_MS = 1000

function isStretch(data: unknown): data is Stretch {
  const [from, to, ...rest] = Array.isArray(data) ? (data as unknown[]) : []
  return isTime(from) && isTime(to) && from <= to && rest.length === 0
}

/** The time with a game or sport on screen, of each account and in all tabs, in order, without overlaps. */
export const playTime = byAccount<readonly Stretch[]>({
  key: 'playTime',
  version: 2,
  read: (data) => (Array.isArray(data) ? data.filter(isStretch) : null),
})

/** The union of the stretches of the window; a later one comes from a clock that was ahead. */
function joined(stretches: readonly Stretch[], now: number): Stretch[] {
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

/** The parts of an account's stretches within the window that ends now. */
function played(account: string): Stretch[] {
  const begin = serverNow() - WINDOW_MS
  return (playTime.get().value[account] ?? [])
    .filter(([, to]) => to > begin)
    .map(([from, to]) => [Math.max(from, begin), to])
}

const sum = (stretches: readonly Stretch[]) =>
  stretches.reduce((total, [from, to]) => total + to - from, 0)

/** The time that an account played in the last 24 hours, in milliseconds. */
export const playedMs = (account: string): number => sum(played(account))

function remainingOf(account: string): number {
  const { minutes } = limitOf(account)
  if (minutes === null) return 0
  const stretches = played(account)
  let excess = sum(stretches) - minutes * MINUTE_MS
  if (excess < 0) return 0
  const begin = serverNow() - WINDOW_MS
  for (const [from, to] of stretches) {
    // The stretch leaves the window from its begin on, and one more millisecond is below the limit.
    if (to - from > excess) return Math.min(from + excess + 1 - begin, WINDOW_MS)
    excess -= to - from
  }
  return WINDOW_MS
}

/** The time until the minutes that hold for an account are no longer reached; 0 if they are not. */
export const minutesRemaining = (account: string | null): number =>
  Math.max(0, ...accountsOf(limits, account).map(remainingOf))

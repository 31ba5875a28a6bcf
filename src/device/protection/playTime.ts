import { WINDOW_MS } from '@/domain/limits'
import { MINUTE_MS } from '@/domain/protection'
import { isTime } from '@/domain/read'
import { isStamped, joinStretches, playedBy, unionOf, type Stamped } from './stamps'
import { limitOf, limits } from './limits'
import { look, stamped } from './rules'
import { accountsOf, EVERYBODY, stampedStore } from './stampedStore'

/** The release before has stored intervals of server time. */
function readInterval(data: unknown): Stamped | null {
  const [from, to, ...rest] = Array.isArray(data) ? (data as unknown[]) : []
  const isInterval = isTime(from) && isTime(to) && from <= to && rest.length === 0
  return isInterval ? { ms: to - from, server: to } : null
}

function readIntervals(data: unknown): readonly Stamped[] | null {
  const items = Array.isArray(data) ? data.map(readInterval) : [null]
  return items.includes(null) ? null : (items as Stamped[])
}

/** When a game or sport was on screen in any tab, for each account. */
export const playTime = stampedStore<{ items: readonly Stamped[] }>({
  key: 'playTime',
  read: (former, own) => {
    const items = own ?? readIntervals(former)
    return items && { items }
  },
  write: ({ items }) =>
    unionOf(
      items.map(({ ms, server, device }) => {
        const to = server ?? device ?? Math.round(Date.now())
        return [to - ms, to] as const
      }),
    ),
})

/** Counts the last `ms` milliseconds as play; two tabs that play at the same time count them once. */
export function addPlayTime(account: string, ms: number): void {
  const next = stamped(ms)
  const ids = limitOf(EVERYBODY).minutes === null ? [account] : [account, EVERYBODY]
  for (const id of ids) {
    playTime.change(id, (known) => {
      const items = known?.items ?? []
      const last = items.findLast((item) => isStamped(item) === isStamped(next))
      const joined = last ? joinStretches(last, next) : null
      if (joined === null) return { items: [...items, next] }
      return { items: items.map((item) => (item === last ? joined : item)) }
    })
  }
}

/** By each clock that decides: the intervals of the window, and their sum with the play that has no stamp. */
function played(account: string) {
  const stretches = playTime.get().get(account)?.items ?? []
  const seen = look()
  const open = stretches.filter((item) => !isStamped(item)).reduce((sum, { ms }) => sum + ms, 0)
  return seen.deciding.map((clock) => {
    const intervals = playedBy(stretches, clock, seen, WINDOW_MS)
    const total = intervals.reduce((sum, [from, to]) => sum + to - from, open)
    return { intervals, total, begin: (seen.now[clock] ?? 0) - WINDOW_MS }
  })
}

export const playedMs = (account: string): number =>
  Math.max(...played(account).map(({ total }) => total))

function remainingOf(account: string): number {
  const { minutes } = limitOf(account)
  if (minutes === null) return 0
  const rests = played(account).map(({ intervals, total, begin }) => {
    let excess = total - minutes * MINUTE_MS
    if (excess < 0) return 0
    for (const [from, to] of intervals) {
      // The stretch's start leaves the window first; one millisecond more falls below the limit.
      if (to - from > excess) return from + excess + 1 - begin
      excess -= to - from
    }
    return WINDOW_MS
  })
  return Math.max(...rests)
}

/** The time until an account's play is below its limit; 0 if it is. */
export const minutesRemaining = (account: string | null): number =>
  Math.max(0, ...accountsOf(limits, account).map(remainingOf))

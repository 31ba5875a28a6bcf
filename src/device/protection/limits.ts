import { MAX_MINUTES, RAISE_HOURS } from '@/domain/limits'
import { MINUTE_MS } from '@/domain/protection'
import { isFields, isTime } from '@/domain/read'
import { byAccount, changeAll } from '@/device/byAccount'
import { onServerTime, serverNow, timeState } from './serverTime'

/** Of play per day; null for no limit. */
type Minutes = number | null

export interface Limit {
  minutes: Minutes
  /** A higher limit that waits; `from` is null until the time is known. */
  next: { minutes: Minutes; from: number | null } | null
}

const none: Limit = { minutes: null, next: null }

const isMinutes = (value: unknown): value is Minutes =>
  value === null || (Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_MINUTES)

export const limits = byAccount<Limit>({
  key: 'limits',
  version: 2,
  read: (data) => {
    if (!isFields(data) || !isMinutes(data.minutes)) return null
    const { minutes, next } = data
    if (!isFields(next) || !isMinutes(next.minutes)) return { minutes, next: null }
    return { minutes, next: { minutes: next.minutes, from: isTime(next.from) ? next.from : null } }
  },
})

/** Applies a raise that is due. */
const settled = (limit: Limit = none): Limit => {
  const from = limit.next?.from ?? null
  const isDue = from !== null && timeState() !== 'waiting' && from <= serverNow()
  return isDue && limit.next ? { minutes: limit.next.minutes, next: null } : limit
}

/** The limit that applies now, and the next one. */
export const limitOf = (account: string): Limit => settled(limits.get().value[account])

/** A raise starts to wait once the time is known, and never waits longer than `RAISE_HOURS` from now. */
function startWaits(): void {
  if (timeState() === 'waiting') return
  const latest = serverNow() + RAISE_HOURS * 60 * MINUTE_MS
  changeAll(limits, ({ minutes, next }) => {
    if (minutes === null && next === null) return null
    return { minutes, next: next && { ...next, from: Math.min(next.from ?? latest, latest) } }
  })
}
onServerTime(startWaits)

/** A lower limit applies at once and replaces a raise; a higher one waits. */
export function setMinutes(account: string, wanted: Minutes): void {
  limits.update((known) => {
    const limit = settled(known[account])
    const { minutes, next } = limit
    const isRaise = minutes !== null && (wanted ?? Infinity) > minutes
    const changed = isRaise
      ? { minutes, next: next?.minutes === wanted ? next : { minutes: wanted, from: null } }
      : { minutes: wanted, next: null }
    return { ...known, [account]: changed }
  })
  startWaits()
}

import {
  limitKinds,
  limitRules,
  MAX_MINUTES,
  MINUTE_MS,
  RAISE_HOURS,
  type LimitKind,
} from '@/domain/limits'
import { isFields } from '@/domain/read'
import { compareAmounts } from '@/lib/format/money'
import { persisted, type Stored } from './persisted'
import { serverNow, onServerTime, timeState } from './serverTime'

/** An amount or a number of minutes as decimal text; null for no limit. */
type LimitValue = string | null

export interface Limit {
  value: LimitValue
  /** A higher limit that waits; `from` is null until the server has confirmed the time since. */
  next: { value: LimitValue; from: number | null } | null
}

type Limits = Readonly<Partial<Record<LimitKind, Limit>>>

const noLimit: Limit = { value: null, next: null }

/** Whether a text is a limit: an amount above zero, or whole minutes of a day. */
export function isLimitValue(kind: LimitKind, text: unknown): text is string {
  if (typeof text !== 'string' || compareAmounts(text, '0') !== 1) return false
  if (limitRules[kind].unit === 'money') return true
  return /^\d+$/.test(text) && Number(text) <= MAX_MINUTES
}

function readLimit(kind: LimitKind, data: unknown): Limit | null {
  if (!isFields(data)) return null
  const isValue = (value: unknown) => value === null || isLimitValue(kind, value)
  const { value, next } = data
  if (!isValue(value)) return null
  const isNext =
    isFields(next) && isValue(next.value) && (next.from === null || Number.isFinite(next.from))
  return { value, next: isNext ? next : null } as Limit
}

export const limits = persisted<Limits>({
  key: 'limits',
  version: 1,
  defaults: {},
  parse: (data) => {
    if (!isFields(data)) return null
    const entries = limitKinds.map((kind) => [kind, readLimit(kind, data[kind])] as const)
    return Object.fromEntries(entries.filter(([, limit]) => limit !== null))
  },
})

const hasCome = ({ from }: { from: number | null }) =>
  from !== null && timeState() !== 'waiting' && from <= serverNow()

/** The limit with its raise applied once that is due. */
const settled = (limit: Limit = noLimit): Limit =>
  limit.next && hasCome(limit.next) ? { value: limit.next.value, next: null } : limit

/** Quality H12: what holds now and what follows when. */
export const limitOf = (kind: LimitKind): Limit => settled(limits.get().value[kind])

function isHigher(wanted: LimitValue, value: LimitValue): boolean {
  if (wanted === null || value === null) return value !== null
  return compareAmounts(wanted, value) === 1
}

/** A lower limit holds at once and replaces a raise; a higher one waits. */
function changed(limit: Limit, wanted: LimitValue): Limit {
  const { value, next } = limit
  if (!isHigher(wanted, value)) return { value: wanted, next: null }
  return next?.value === wanted ? limit : { value, next: { value: wanted, from: null } }
}

/** Starts the wait of each new raise as soon as the server's time is known. */
export function startWaits(): void {
  if (timeState() === 'waiting') return
  const from = serverNow() + RAISE_HOURS * 60 * MINUTE_MS
  limits.update((known) => {
    const entries = Object.entries(known)
    if (!entries.some(([, { next }]) => next?.from === null)) return known
    return Object.fromEntries(
      entries.map(([kind, { value, next }]) => [
        kind,
        { value, next: next?.from === null ? { ...next, from } : next },
      ]),
    )
  })
}
onServerTime(startWaits)

/** Quality H12: changes limits, whatever other tabs have set meanwhile. */
export function setLimits(wanted: Partial<Record<LimitKind, LimitValue>>): Stored<Limits> {
  return limits.update((known) => {
    const entries = limitKinds
      .filter((kind) => wanted[kind] !== undefined)
      .map((kind) => [kind, changed(settled(known[kind]), wanted[kind] ?? null)] as const)
    return { ...known, ...Object.fromEntries(entries) }
  })
}

import { MAX_MINUTES, RAISE_HOURS } from '@/domain/limits'
import { MINUTE_MS } from '@/domain/protection'
import { isFields, isTime } from '@/domain/read'
import { isStamped, restOf, type Stamped } from './stamps'
import { serverNow } from './clocks'
import { isOver, look, stamped } from './rules'
import { stampedStore } from './stampedStore'

/** Of play per day; null for no limit. */
type Minutes = number | null

interface Limit {
  minutes: Minutes
  /** A higher limit that waits; null for none. */
  next: { minutes: Minutes } | null
  /** The wait. */
  items: readonly Stamped[]
}

const none: Limit = { minutes: null, next: null, items: [] }
const WAIT_MS = RAISE_HOURS * 60 * MINUTE_MS

const isMinutes = (value: unknown): value is Minutes =>
  value === null || (Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_MINUTES)

const isLess = (a: Minutes, b: Minutes) => (a ?? Infinity) < (b ?? Infinity)

const raised = ({ next }: Limit): Limit => ({ ...none, minutes: next?.minutes ?? null })

/** Applies a raise that is due. */
const settled = (limit: Limit = none): Limit =>
  limit.next && limit.items.every((wait) => isOver(wait)) ? raised(limit) : limit

export const limits = stampedStore<Limit>({
  key: 'limits',
  read: (former, items) => {
    if (!isFields(former) || !isMinutes(former.minutes)) return null
    const { minutes, next } = former
    if (next === null || next === undefined) return { ...none, minutes }
    if (!isFields(next) || !isMinutes(next.minutes)) return null
    const end = isTime(next.from) ? { ms: 0, server: next.from } : { ms: WAIT_MS }
    return { minutes, next: { minutes: next.minutes }, items: items?.length ? items : [end] }
  },
  write: ({ minutes, next, items: [wait] }) => {
    const at = wait && (wait.server ?? wait.device)
    const from = wait && at !== undefined ? at + wait.ms : null
    return { minutes, next: next && { ...next, from } }
  },
  over: (limit) => (raised(limit).minutes === null ? null : raised(limit)),
  join: (known, stored) => {
    const isSame = stored.minutes === known.minutes && stored.next?.minutes === known.next?.minutes
    if (isSame) return known
    if (!isLess(known.minutes, stored.minutes)) return stored
    // The release before may have raised too early: the raise still waits here, for the lower of the two.
    const isLower = known.next && isLess(stored.minutes, known.next.minutes)
    return isLower ? { ...known, next: { minutes: stored.minutes } } : known
  },
})

/** The limit that applies now, and the next one. */
export const limitOf = (account: string): Limit => settled(limits.get().get(account))

/** When the next limit applies, in the time of `serverNow()`; null while that is not known. */
export const raiseAt = ({ items: [wait] }: Limit): number | null =>
  wait && isStamped(wait) ? serverNow() + restOf(wait, look()) : null

/** A lower limit applies at once and replaces a raise; a higher one waits. */
export function setMinutes(account: string, wanted: Minutes): void {
  limits.change(account, (known) => {
    const { minutes, next } = settled(known)
    if (minutes === null || !isLess(minutes, wanted)) {
      return wanted === null ? null : { ...none, minutes: wanted }
    }
    const isSame = next?.minutes === wanted && known !== undefined
    return isSame ? known : { minutes, next: { minutes: wanted }, items: [stamped(WAIT_MS)] }
  })
}

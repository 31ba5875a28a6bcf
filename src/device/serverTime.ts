/**
 * What an answer says about the server's clock: server time = `performance.now()` + an offset that
 * lies between these two. The page's own clock is left out, since anybody can set it.
 */
export interface ServerOffset {
  low: number
  high: number
}

/** One answer of the server; the times are readings of `performance.now()`. */
export interface TimedAnswer {
  /** The `Date` header. */
  date: unknown
  /** The `Age` header: an answer from a cache carries an old date. */
  age?: unknown
  sentAt: number
  receivedAt: number
}

/** The header names whole seconds. */
const RESOLUTION_MS = 1000
const EARLIEST = Date.UTC(2020, 0)
const LATEST = Date.UTC(2100, 0)
/** RFC 9110: `Sun, 15 Mar 2026 12:00:07 GMT`, the one form that a server may send. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/

/**
 * Reads the server's time from an answer, as exactly as the header's seconds and the way there and
 * back allow. Null for a header that is missing, cached or nonsense.
 */
export function readOffset({ date, age, sentAt, receivedAt }: TimedAnswer): ServerOffset | null {
  if (typeof date !== 'string' || !HTTP_DATE.test(date) || Number(age ?? 0) > 0) return null
  const at = Date.parse(date)
  if (!(at >= EARLIEST && at < LATEST)) return null
  return { low: at - receivedAt, high: at + RESOLUTION_MS - sentAt }
}

/** Two answers say more than one. Where they disagree, a clock was set or stood still: the newer counts. */
export function narrowOffset(known: ServerOffset | null, next: ServerOffset): ServerOffset {
  if (known === null) return next
  const low = Math.max(known.low, next.low)
  const high = Math.min(known.high, next.high)
  return low <= high ? { low, high } : next
}

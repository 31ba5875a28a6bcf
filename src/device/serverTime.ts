/**
 * The server's clock according to a response: server time = `performance.now()` + an offset between these
 * two limits. The device's clock is not used, because anybody can set it.
 */
export interface ServerOffset {
  low: number
  high: number
}

/** A response of the server; the times are readings of `performance.now()`. */
export interface TimedAnswer {
  /** The `Date` header. */
  date: unknown
  /** The `Age` header: a cached response has an old date. */
  age?: unknown
  sentAt: number
  receivedAt: number
}

const HEADER_RESOLUTION_MS = 1000
const EARLIEST = Date.UTC(2020, 0)
const LATEST = Date.UTC(2100, 0)
/** RFC 9110: `Sun, 15 Mar 2026 12:00:07 GMT`, the only format that a server may send. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/

/**
 * Reads the server's time from a response, as exactly as the header's resolution and the round trip allow.
 * Null for a missing, cached or invalid header.
 */
export function readOffset({ date, age, sentAt, receivedAt }: TimedAnswer): ServerOffset | null {
  if (typeof date !== 'string' || !HTTP_DATE.test(date) || Number(age ?? 0) > 0) return null
  const at = Date.parse(date)
  if (!(at >= EARLIEST && at < LATEST)) return null
  return { low: at - receivedAt, high: at + HEADER_RESOLUTION_MS - sentAt }
}

/**
 * Combines two responses. If they contradict each other, a clock was set or stopped, and the newer one
 * counts.
 */
export function narrowOffset(known: ServerOffset | null, next: ServerOffset): ServerOffset {
  if (known === null) return next
  const low = Math.max(known.low, next.low)
  const high = Math.min(known.high, next.high)
  return low <= high ? { low, high } : next
}

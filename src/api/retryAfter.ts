/** Automatic calls wait at most this long, even if `Retry-After` is longer. */
const HOLD_CAP_MS = 5 * 60_000

/** Milliseconds from `Retry-After` (seconds or an HTTP date); null if it is missing or invalid. */
export function readRetryAfter(headers: Partial<Record<string, unknown>> = {}): number | null {
  const value = headers['retry-after']
  if (typeof value !== 'string') return null
  const text = value.trim()
  const now = Date.parse(String(headers.date)) || Date.now()
  let wait = NaN
  if (/^\d+$/.test(text)) wait = Number(text) * 1000
  else if (/^[A-Za-z]{3,9},? /.test(text)) wait = Date.parse(text) - now
  return Number.isNaN(wait) ? null : Math.min(Math.max(0, wait), HOLD_CAP_MS)
}

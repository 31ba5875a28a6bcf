import { RETRY_AFTER_CAP_MS, RETRY_BASE_MS, RETRY_CAP_MS, RETRY_LIMIT } from '@/domain/constants'

/** How a request failed, as far as trying again is concerned. */
export interface Failure {
  /** Null when no answer came. */
  status: number | null
  isTimeout: boolean
  retryAfter: number | null
}

const RETRIED_STATUSES: readonly number[] = [429, 502, 503, 504]

/** How long automatic calls keep away from an endpoint at most, whatever it asks for. */
const HOLD_CAP_MS = 5 * 60_000
const SPREAD_MS = 1000

/**
 * Reads a `Retry-After` header (seconds or an HTTP date) as milliseconds from `now`;
 * null when there is none or it makes no sense.
 */
export function readRetryAfter(value: unknown, now: number): number | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (/^\d+$/.test(text)) {
    const wait = Number(text) * 1000
    return Number.isSafeInteger(wait) ? wait : HOLD_CAP_MS
  }
  if (!/^[A-Za-z]{3,9},? /.test(text)) return null
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}

/** A `Retry-After` spread over another second: one of zero or of a date names one instant to all (R3). */
const spread = (wait: number, random: () => number) =>
  Math.max(wait, RETRY_BASE_MS) + random() * SPREAD_MS

/**
 * Decisions 23: how long to wait before trying a GET again, or null for not at all. `attempt`
 * counts from 0. The wait is spread over its whole range, so that clients don't come back together.
 */
export function retryDelay(
  failure: Failure,
  attempt: number,
  random: () => number = Math.random,
): number | null {
  if (attempt >= RETRY_LIMIT || failure.isTimeout) return null
  if (failure.status !== null && !RETRIED_STATUSES.includes(failure.status)) return null
  if (failure.retryAfter !== null) {
    return failure.retryAfter <= RETRY_AFTER_CAP_MS ? spread(failure.retryAfter, random) : null
  }
  return random() * Math.min(RETRY_CAP_MS, RETRY_BASE_MS * 2 ** attempt)
}

/** Until when automatic calls keep away from a path: the server asked for it (Decisions 23). */
const holds = new Map<string, number>()

/** Remembers what `Retry-After` asked for; `now` is a reading of `performance.now()` (R4). */
export function holdBack(
  path: string,
  wait: number | null,
  now: number,
  random: () => number = Math.random,
): void {
  if (wait !== null) holds.set(path, now + spread(Math.min(wait, HOLD_CAP_MS), random))
}

/** True while an automatic call (a poll) must not go to this path. */
export function isHeldBack(path: string, now: number): boolean {
  return now < (holds.get(path) ?? 0)
}

/** Forgets all that was asked for: a new page knows nothing of an old one. */
export function releaseHolds(): void {
  holds.clear()
}

/** Waits `ms`, or less when the signal aborts. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    if (signal?.aborted) done()
    else signal?.addEventListener('abort', done)
  })
}

import { RETRY_AFTER_CAP_MS, RETRY_BASE_MS, RETRY_CAP_MS, RETRY_LIMIT } from '@/domain/constants'

/** The properties of a failed request that matter for a retry. */
export interface Failure {
  /** Null without a response. */
  status: number | null
  isTimeout: boolean
  retryAfter: number | null
}

const RETRIED_STATUSES: readonly number[] = [429, 502, 503, 504]

/** The maximum time that automatic calls avoid an endpoint, even if its `Retry-After` is longer. */
const HOLD_CAP_MS = 5 * 60_000
const SPREAD_MS = 1000

/**
 * Reads a `Retry-After` header (seconds or an HTTP date) as milliseconds from `now`; null if it is missing
 * or invalid.
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

/**
 * Spreads a `Retry-After` over another second, because a value of zero or a date would make all clients
 * return at once (R3).
 */
const spread = (wait: number, random: () => number) =>
  Math.max(wait, RETRY_BASE_MS) + random() * SPREAD_MS

/**
 * Decisions 23: the time to wait before retrying a GET, or null for no retry. `attempt` counts from 0. The
 * wait is random, so that clients do not return together.
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

/** The time until which automatic calls avoid a path, as the server requested (Decisions 23). */
const holds = new Map<string, number>()

/** Stores the requested `Retry-After`; `now` is a reading of `performance.now()` (R4). */
export function holdBack(
  path: string,
  wait: number | null,
  now: number,
  random: () => number = Math.random,
): void {
  if (wait !== null) holds.set(path, now + spread(Math.min(wait, HOLD_CAP_MS), random))
}

/** How long automatic calls (a poll) must not use this path; 0 if they may. */
export const heldMs = (path: string, now: number): number =>
  Math.max(0, (holds.get(path) ?? 0) - now)

/** Whether an automatic call must not use this path now. */
export const isHeldBack = (path: string, now: number): boolean => heldMs(path, now) > 0

export function releaseHolds(): void {
  holds.clear()
}

/** Waits `ms`, or until the signal aborts. */
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

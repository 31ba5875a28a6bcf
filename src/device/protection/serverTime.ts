import { useSyncExternalStore } from 'react'

/** A `Date` header has whole seconds. */
const RESOLUTION_MS = 1000
const ASK_TIMEOUT_MS = 5000
/** Only sleep or a change of the device's clock moves its offset this far. */
const DRIFT_MS = 2000
const TICK_MS = 1000
/** RFC 9110: `Sun, 15 Mar 2026 12:00:07 GMT`, the only format that a server may send. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/

/** `unknown`: neither the API nor the app's host sent it, so the device's clock counts. */
type TimeState = 'waiting' | 'known' | 'unknown'

const deviceOffset = () => Date.now() - performance.now()

let state: TimeState = 'waiting'
let isFromApi = false
/** The server's time minus `performance.now()`; null while it is not known. */
let offset: number | null = null
/** The device's offset at the first reading. */
let deviceStart: number | null = null
/** The device's offset at the request to the app's host; null before. */
let askedAt: number | null = null
const listeners = new Set<() => void>()

/** The device's time in milliseconds, without changes of its clock while the page is open. */
export const deviceNow = (): number => performance.now() + (deviceStart ??= deviceOffset())

export const serverNow = (): number => (offset === null ? deviceNow() : performance.now() + offset)

export const timeState = (): TimeState => state

export function onServerTime(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function settle(next: TimeState): void {
  state = next
  for (const listener of [...listeners]) listener()
}

/** Moves the known time as little as the answer allows, so that clocks run evenly. */
function learn(date: unknown, age: unknown, sentAt: number): boolean {
  if (typeof date !== 'string' || !HTTP_DATE.test(date) || Number(age ?? 0) > 0) return false
  const at = Date.parse(date)
  if (Number.isNaN(at)) return false
  const low = at - performance.now()
  const next = Math.min(Math.max(offset ?? low, low), at + RESOLUTION_MS - sentAt)
  if (next === offset) return true
  offset = next
  settle('known')
  return true
}

/** An API's headers may be unreadable on another host, but the app's own host always sends readable ones. */
async function askOwnHost(): Promise<void> {
  const [drift, sentAt] = [deviceOffset(), performance.now()]
  askedAt = drift
  const answer = await fetch(new URL('/', window.location.href), {
    method: 'HEAD',
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
  }).catch(() => null)
  if (askedAt !== drift || isFromApi) return
  const isLearnt = learn(answer?.headers.get('date'), answer?.headers.get('age'), sentAt)
  if (!isLearnt && state === 'waiting') settle('unknown')
}

/** Only for answers that no cache holds; `sentAt` is a reading of `performance.now()`. */
export function recordAnswerTime(headers: Record<string, unknown>, sentAt: number): void {
  if (learn(headers.date, headers.age, sentAt)) isFromApi = true
  else if (!isFromApi && !(Math.abs(deviceOffset() - (askedAt ?? Infinity)) <= DRIFT_MS)) {
    void askOwnHost()
  }
}

/** Calls back each second, and when the server's time moves. */
export function onTick(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS)
  const stop = onServerTime(listener)
  return () => {
    clearInterval(timer)
    stop()
  }
}

export const useHasCome = (at: number | null): boolean =>
  useSyncExternalStore(onTick, () => at !== null && at <= serverNow())

/** For tests: a page that has just loaded. */
export function forgetTime(): void {
  state = 'waiting'
  isFromApi = false
  offset = deviceStart = askedAt = null
}

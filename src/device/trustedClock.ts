import { persisted } from './persisted'
import { narrowOffset, readOffset, type ServerOffset, type TimedAnswer } from './serverTime'

interface Known {
  /** The latest time confirmed by the server, in milliseconds since 1970; 0 if none. */
  server: number
  /** How much the server's clock was ahead of the device's. */
  ahead: number
}

const nothing: Known = { server: 0, ahead: 0 }
/** The stored time is updated at most this often, to limit writes. */
const SAVE_INTERVAL_MS = 5000
const SAME_MS = 1000
const DOUBT_MS = 2500
const REQUEST_TIMEOUT_MS = 5000
const RETRY_MS = 10_000

const isNumber = (value: unknown): value is number => Number.isFinite(value)

const memory = persisted<Known>({
  key: 'clock',
  version: 1,
  defaults: nothing,
  parse: (data) => {
    const { server, ahead } = (data ?? nothing) as Partial<Record<keyof Known, unknown>>
    return isNumber(server) && isNumber(ahead) ? { server, ahead } : null
  },
})

/** The offset according to the responses in this page; null before the first. */
let offset: ServerOffset | null = null
/** The last reading before the first response, because time must not run backwards within a page. */
let last = { time: 0, monotone: 0 }
/** The moment when this page first read the stored time. */
let floor = { server: 0, monotone: 0 }
let pending: Promise<boolean> | null = null
let requestAbort = new AbortController()
let nextRequestAt = 0
const listeners = new Set<() => void>()

/** The device's clock plus its stored difference from the server's. */
const deviceNow = (): number => Date.now() + memory.get().value.ahead

/**
 * The server's time according to its responses and the time since; the device's clock may narrow it down.
 */
function confirmedNow({ low, high }: ServerOffset): number {
  const monotone = performance.now()
  return Math.min(Math.max(Date.now(), monotone + low), monotone + high)
}

/**
 * Whether there is no response yet, or the device's clock has advanced more than the monotonic clock, after
 * sleep or because it was set.
 */
const isDoubtful = () => offset === null || deviceNow() - confirmedNow(offset) > DOUBT_MS

/**
 * Quality H2: the best estimate of the server's time, in milliseconds since 1970. A device clock that is
 * ahead, or that no response has confirmed yet, is trusted until the next response, because waking from
 * sleep looks the same. A clock that is behind is not.
 */
export function now(): number {
  if (offset) return isDoubtful() ? deviceNow() : confirmedNow(offset)
  const monotone = performance.now()
  const elapsed = last.time + Math.max(0, monotone - last.monotone)
  last = { time: Math.max(deviceNow(), memory.get().value.server, elapsed), monotone }
  return last.time
}

/**
 * Quality H5: the earliest possible server time. Only responses and time spent in this page advance it,
 * never the device's clock, so it is used for what must not end early. Minus infinity before the first
 * response ever.
 */
export function provenNow(): number {
  const monotone = performance.now()
  if (offset) return monotone + offset.low
  const { server } = memory.get().value
  if (server === 0) return -Infinity
  if (floor.server !== server) floor = { server, monotone }
  return server + Math.max(0, monotone - floor.monotone)
}

/**
 * Whether the device's clock and the monotonic clock have advanced alike since the last response, so that the
 * device has not slept meanwhile.
 */
export const isTimeSure = (): boolean =>
  offset !== null && Math.abs(deviceNow() - confirmedNow(offset)) <= DOUBT_MS

/** The possible error of `now()` in milliseconds; null before the first response in this page. */
export const timeAccuracy = (): number | null => offset && offset.high - offset.low

/** Learns the server's time from a response; false if the response does not contain it. */
export function noteAnswer(answer: TimedAnswer): boolean {
  const read = readOffset(answer)
  if (!read) return false
  const narrowed = narrowOffset(offset, read)
  const isNew = isDoubtful() || narrowed === read
  offset = narrowed
  const server = performance.now() + offset.low
  const ahead = confirmedNow(offset) - Date.now()
  memory.update((known) => {
    const isSame = Math.abs(ahead - known.ahead) < SAME_MS
    const elapsed = server - known.server
    return isSame && elapsed > -SAME_MS && elapsed < SAVE_INTERVAL_MS ? known : { server, ahead }
  })
  if (isNew) for (const listener of [...listeners]) listener()
  return true
}

/** Calls back when the server's time becomes known or changes; returns a function that unsubscribes. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function requestTime(): Promise<boolean> {
  const controller = new AbortController()
  requestAbort = controller
  const timer = setTimeout(() => {
    controller.abort()
  }, REQUEST_TIMEOUT_MS)
  const sentAt = performance.now()
  try {
    const { headers } = await fetch(new URL('/', window.location.href), {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
      signal: controller.signal,
    })
    const [date, age] = [headers.get('date'), headers.get('age')]
    return noteAnswer({ date, age, sentAt, receivedAt: performance.now() })
  } catch {
    // Offline; callers continue without the server's time.
    return false
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Requests the time from the app's own host, whose headers are always readable; those of an API on another
 * host are readable only if it exposes them. Returns true on success.
 */
export async function askServerTime(): Promise<boolean> {
  const answer = (pending ??= requestTime())
  const isKnown = await answer
  if (pending === answer) pending = null
  return isKnown
}

/** Requests the time if it is in doubt; after a failure, ten seconds later at the earliest. */
export function checkTime(): void {
  if (!navigator.onLine || !isDoubtful() || performance.now() < nextRequestAt) return
  void askServerTime().then((isAnswered) => {
    if (!isAnswered) nextRequestAt = performance.now() + RETRY_MS
  })
}

/** Waits until this page knows the server's time; false if it cannot be loaded. */
export const confirmTime = (): Promise<boolean> =>
  offset ? Promise.resolve(true) : askServerTime()

/** Clears the knowledge of this page; only the stored part remains. */
export function forgetTime(): void {
  requestAbort.abort()
  pending = null
  nextRequestAt = 0
  offset = null
  last = { time: 0, monotone: 0 }
  floor = { server: 0, monotone: 0 }
}

import { persisted } from './persisted'
import { narrowOffset, readOffset, type ServerOffset, type TimedAnswer } from './serverTime'

/** What this browser remembers of the server's clock. */
interface Known {
  /** The latest time that the server confirmed, in milliseconds since 1970; 0 for none. */
  server: number
  /** How far the server's clock was ahead of the device's. */
  ahead: number
}

const nothing: Known = { server: 0, ahead: 0 }
/** How exactly the remembered time is kept up to date, to spare the storage. */
const KEEP_EVERY_MS = 5000
const SAME_MS = 1000
const DOUBT_MS = 2500
const ASK_TIMEOUT_MS = 5000
const ASK_AGAIN_MS = 10_000

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

/** What the server's answers to this page say; null until there is one. */
let offset: ServerOffset | null = null
/** The last reading before that: time must not run backwards in a page. */
let last = { time: 0, monotone: 0 }
/** When this page first read the remembered time. */
let floor = { server: 0, monotone: 0 }
let asking: Promise<boolean> | null = null
let question = new AbortController()
let askAgainAt = 0
const listeners = new Set<() => void>()

/** The device's clock, corrected by what the server's was ahead of it at the last answer. */
const deviceNow = (): number => Date.now() + memory.get().value.ahead

/** The server's time by its answers and the time since; the device's clock may narrow it down. */
function confirmedNow({ low, high }: ServerOffset): number {
  const monotone = performance.now()
  return Math.min(Math.max(Date.now(), monotone + low), monotone + high)
}

/** No answer yet, or the device's clock has moved on more than time did: it slept, or was set. */
const isDoubtful = () => offset === null || deviceNow() - confirmedNow(offset) > DOUBT_MS

/**
 * Quality H2: the server's time in milliseconds since 1970, as well as it is known. Where the
 * device's clock is ahead of it or no answer came yet, it is believed until the next answer, since
 * waking from sleep looks just like that. One that is behind is not.
 */
export function now(): number {
  if (offset) return isDoubtful() ? deviceNow() : confirmedNow(offset)
  const monotone = performance.now()
  const gone = last.time + Math.max(0, monotone - last.monotone)
  last = { time: Math.max(deviceNow(), memory.get().value.server, gone), monotone }
  return last.time
}

/**
 * Quality H5: the earliest that the server's time can be. It moves by the server's answers and by
 * time spent in this page, never by the device's clock: what must not end early is measured by it.
 * Minus infinity while no answer was ever seen.
 */
export function provenNow(): number {
  const monotone = performance.now()
  if (offset) return monotone + offset.low
  const { server } = memory.get().value
  if (server === 0) return -Infinity
  if (floor.server !== server) floor = { server, monotone }
  return server + Math.max(0, monotone - floor.monotone)
}

/** How far `now()` may be off, in milliseconds; null until the server has answered this page. */
export const timeAccuracy = (): number | null => offset && offset.high - offset.low

/** Learns the server's time from an answer; false for one that does not say it. */
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
    const gone = server - known.server
    return isSame && gone > -SAME_MS && gone < KEEP_EVERY_MS ? known : { server, ahead }
  })
  if (isNew) for (const listener of [...listeners]) listener()
  return true
}

/** Calls back when the server's time became known or turned out to be another; returns the way to stop. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function requestTime(): Promise<boolean> {
  const controller = new AbortController()
  question = controller
  const timer = setTimeout(() => {
    controller.abort()
  }, ASK_TIMEOUT_MS)
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
    // Offline: whoever needs the time goes on without.
    return false
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Asks the app's own host for the time: its answers can always be read, those of an API on another
 * host only where it exposes the header. True when it said the time.
 */
export async function askServerTime(): Promise<boolean> {
  const answer = (asking ??= requestTime())
  const isKnown = await answer
  if (asking === answer) asking = null
  return isKnown
}

/** Asks when the time is in doubt, ten seconds after a failure at the earliest. */
export function checkTime(): void {
  if (!navigator.onLine || !isDoubtful() || performance.now() < askAgainAt) return
  void askServerTime().then((isAnswered) => {
    if (!isAnswered) askAgainAt = performance.now() + ASK_AGAIN_MS
  })
}

/** Waits until the server's time is known to this page; false where it can't be had. */
export const confirmTime = (): Promise<boolean> =>
  offset ? Promise.resolve(true) : askServerTime()

/** Forgets what was learned: a new page knows only what is remembered. */
export function forgetTime(): void {
  question.abort()
  asking = null
  askAgainAt = 0
  offset = null
  last = { time: 0, monotone: 0 }
  floor = { server: 0, monotone: 0 }
}

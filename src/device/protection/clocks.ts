import { isFields, LATEST } from '@/domain/read'

/** Two clocks judge what protects a player: it is over when each says so by its own stamp (Decisions 41). */
export const clocks = ['server', 'device'] as const
export type Clock = (typeof clocks)[number]

/** One moment by each clock that was known, in milliseconds since 1970. */
export type Reading = Partial<Record<Clock, number>>

export const isMoment = (value: unknown) => value === undefined || Number.isFinite(value)

export const isReading = (data: unknown): data is Reading =>
  isFields(data) && [data.server, data.device].every(isMoment)

/** A `Date` header has whole seconds. */
const RESOLUTION_MS = 1000
const ASK_TIMEOUT_MS = 5000
/** Only a sleep, or a change of the device's clock, moves it this far from `performance.now()`. */
const DRIFT_MS = 2000
/** A slower answer says too little about now. */
const SLOW_MS = 10_000
const TICK_MS = 1000
const EARLIEST = Date.UTC(2020, 0)
/** RFC 9110: `Sun, 15 Mar 2026 12:00:07 GMT`, the only format that a server may send. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/

/** `waiting`: no answer since the load or the last drift; `unknown`: no answer has a readable date. */
type TimeState = 'waiting' | 'known' | 'unknown'

/** When a request was sent, by `performance.now()`, and the device's offset from it. */
export interface Sent {
  at: number
  offset: number
}

const deviceOffset = () => Date.now() - performance.now()

let state: TimeState = 'waiting'
/** The clocks' offsets from `performance.now()` at the newest answer; null before the first. */
let server: number | null = null
let device: number | null = null
/** The device's offset when the page loaded. */
let startOffset: number | null = null
let isFromApi = false
/** The device's offset at the request to the app's host; null before. */
let askedAt: number | null = null
const listeners = new Set<() => void>()

const hasDriftedFrom = (offset: number | null) =>
  offset === null || Math.abs(deviceOffset() - offset) > DRIFT_MS

export const timeState = (): TimeState => (hasDriftedFrom(device) ? 'waiting' : state)

/** Both clocks as the newest answer left them, carried on by `performance.now()`; null before the first. */
export function readings(): Reading | null {
  if (device === null) return null
  const now = performance.now()
  return { device: now + device, ...(server !== null && { server: now + server }) }
}

/** For what is shown. The device's time, without changes while the page is open, where no server tells it. */
export const serverNow = (): number =>
  performance.now() + (server ?? device ?? (startOffset ??= deviceOffset()))

/** Calls back after each answer that tells the time, or that shows that none does. */
export function onTime(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setTimeState(next: TimeState): void {
  state = next
  device = deviceOffset()
  if (next === 'unknown') server = null
  for (const listener of [...listeners]) listener()
}

/** Null for a date that a cache or a broken clock may have sent. */
function readDate(date: unknown, age: unknown): number | null {
  if (typeof date !== 'string' || !HTTP_DATE.test(date) || Number(age ?? 0) > 0) return null
  const time = Date.parse(date)
  return time >= EARLIEST && time < LATEST ? time : null
}

/** Moves the known time as little as the answer allows, so that clocks run evenly. */
function learn(time: number, { at }: Sent): void {
  const low = time - performance.now()
  const known = hasDriftedFrom(device) ? low : (server ?? low)
  server = Math.min(Math.max(known, low), time + RESOLUTION_MS - at)
  setTimeState('known')
}

/** An API's headers may be unreadable on another host, but the app's own host always sends readable ones. */
async function askOwnHost(): Promise<void> {
  const sent = sending()
  askedAt = sent.offset
  const answer = await fetch(new URL('/', window.location.href), {
    method: 'HEAD',
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
  }).catch(() => null)
  if (isFromApi || askedAt !== sent.offset || hasDriftedFrom(sent.offset)) return
  if (answer === null && server !== null) {
    // A failed request is no answer: the next one of the API asks again.
    askedAt = null
    return
  }
  const { headers } = answer ?? {}
  const time = readDate(headers?.get('date'), headers?.get('age'))
  if (time !== null) learn(time, sent)
  else setTimeState('unknown')
}

export const sending = (): Sent => ({ at: performance.now(), offset: deviceOffset() })

/** Only for answers that no cache holds. A slow one, or one asked for before a drift, tells nothing. */
export function recordAnswer(headers: Record<string, unknown>, sent: Sent): void {
  if (hasDriftedFrom(sent.offset) || performance.now() - sent.at > SLOW_MS) return
  const isStale = hasDriftedFrom(device)
  if (isStale) isFromApi = false
  const time = readDate(headers.date, headers.age)
  if (time !== null) {
    isFromApi = true
    learn(time, sent)
  } else if (!isFromApi && hasDriftedFrom(askedAt)) void askOwnHost()
  else if (!isStale) setTimeState(state)
}

/** Calls back each second, and after each answer. */
export function onTick(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS)
  const stop = onTime(listener)
  return () => {
    clearInterval(timer)
    stop()
  }
}

/** Calls back when the device has slept or its clock was set, so that the time must be asked for again. */
export function onDrift(listener: () => void): () => void {
  let hasDrifted = false
  return onTick(() => {
    const before = hasDrifted
    hasDrifted = device !== null && hasDriftedFrom(device)
    if (hasDrifted && !before) listener()
  })
}

/** For tests: a page that has just loaded. */
export function forgetTime(): void {
  state = 'waiting'
  server = device = startOffset = askedAt = null
  isFromApi = false
}

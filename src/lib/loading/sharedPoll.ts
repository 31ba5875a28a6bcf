import { REQUEST_TIMEOUT_MS } from '@/domain/constants'
import { isFields } from '@/domain/read'
import type { Activity } from '@/lib/dom/activity'
import { inTurn } from './inTurn'
import { pollDelay, startPoll } from './poll'

/**
 * The tab that asked last asks again; the others wait this long more, so that they hear it first. A random
 * part orders them where Web Locks are missing.
 */
const GRACE_MS = 250
/** While another tab is asking. */
const AGAIN_MS = 1000
/** A tab that asks for longer than a request can take has stopped running. */
const STUCK_MS = REQUEST_TIMEOUT_MS + 5000

/** What a tab tells the others before and after it asks. */
interface Message {
  /** By the device's clock: what a frozen tab receives late is out of date. */
  at: number
  /** How many requests have failed in a row. */
  failures: number
  /** The time since the player's last action that this tab knows of. */
  idleMs: number
  /** The result, once it is there. */
  news?: unknown
}

interface SharedPoll {
  /** Only polls of the same name share; it names the session. */
  name: string
  interval: number
  /** The time until the first run. */
  wait: number
  activity: Activity
  /** Asks the server; `news` goes to the other tabs. */
  ask: () => Promise<{ isDone: boolean; news: unknown }>
  /** Takes what another tab has got; it may be anything. */
  hear: (news: unknown) => void
}

const isDuration = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value < Infinity

/** Reads a message of another tab, which may run another version of the app; null if invalid or too old. */
function toMessage(data: unknown, maxAge: number): Message | null {
  if (!isFields(data)) return null
  const { at, failures, idleMs, news } = data
  if (!isDuration(at) || !isDuration(failures) || !isDuration(idleMs)) return null
  return Math.abs(Date.now() - at) > maxAge ? null : { at, failures, idleMs, news }
}

/**
 * Decisions 19, Quality L4: a poll that runs once for all visible tabs. A tab asks when its interval has passed
 * since any tab asked, so the shortest interval of the visible tabs applies, and when the asking tab hides,
 * closes or crashes, another one is due next. Failures, results and the player's actions are shared. Returns
 * a function that stops it.
 */
export function startSharedPoll({
  name,
  interval,
  wait,
  activity,
  ask,
  hear,
}: SharedPoll): () => void {
  const stop = new AbortController()
  let channel: BroadcastChannel | null = null
  /** When this tab may ask, by `performance.now()`. */
  let nextAt = performance.now() + wait
  let failures = 0
  /** Since when another tab has been asking without a word. */
  let busySince = Infinity
  /** What was heard while this tab was hidden. */
  let kept: { news?: unknown } | null = null

  const remaining = () => Math.max(0, Math.ceil(nextAt - performance.now()))
  const tell = (news?: unknown) => {
    const message: Message = { at: Date.now(), failures, idleMs: activity.idleMs(), news }
    channel?.postMessage(message)
  }
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    const message = toMessage(data, interval)
    if (!message) return
    failures = message.failures
    busySince = Infinity
    const grace = GRACE_MS * (1 + Math.random())
    nextAt = performance.now() + pollDelay(interval, failures, () => 0) + grace
    activity.note(message.idleMs)
    if (message.news === undefined) return
    kept = message
    if (!document.hidden) takeKept()
  }
  const takeKept = () => {
    if (kept) hear(kept.news)
    kept = null
  }
  // An open channel would keep the page out of the back/forward cache once another tab speaks.
  const open = () => {
    channel ??= new BroadcastChannel(name)
    channel.onmessage = onMessage
  }
  const close = () => {
    channel?.close()
    channel = null
  }
  /** What is heard during a rest counts when it ends; what came before does not. */
  const onRest = () => {
    if (!document.hidden && navigator.onLine) return
    nextAt = 0
    busySince = Infinity
  }

  const work = async () => {
    // Another tab may have finished since this one asked for its turn.
    if (remaining() > 0) return
    tell()
    const { isDone, news } = await ask()
    failures = isDone ? 0 : failures + 1
    nextAt = performance.now() + pollDelay(interval, failures)
    tell(news)
  }
  const run = async () => {
    if (remaining() === 0) kept = null
    takeKept()
    if (remaining() > 0) return remaining()
    const isStuck = performance.now() - busySince > STUCK_MS
    const isDone = await inTurn(name, isStuck, work)
    busySince = isDone ? Infinity : Math.min(busySince, performance.now())
    return isDone ? remaining() : AGAIN_MS
  }

  open()
  const { signal } = stop
  window.addEventListener('pagehide', close, { signal })
  window.addEventListener('pageshow', open, { signal })
  document.addEventListener('visibilitychange', onRest, { signal })
  window.addEventListener('offline', onRest, { signal })
  const stopPoll = startPoll(run, interval, { needsNetwork: true, rest: activity })
  return () => {
    stopPoll()
    stop.abort()
    close()
  }
}

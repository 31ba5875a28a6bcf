/** Decisions 43: sends web vitals and uncaught errors to the operator; fetched only with an address. */
import { onCLS, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals'
import { build } from '@/lib/loading/reload'
import { routeOf } from './routes'

/** An event as it leaves the browser; docs/operate.md lists its words. */
interface ReportEvent {
  kind: 'vital' | 'error'
  name: string
  page: string
  value: number
  /** The file of an error. */
  detail?: string
}

export interface Report {
  version: 1
  build: string
  events: ReportEvent[]
}

/** An error that repeats itself causes more events; they are dropped. */
const MAX_EVENTS = 50
/** Ten minutes; larger values come from a sleeping device. */
const MAX_VALUE = 600_000
const OTHER = 'other'

/** The only parts sent of texts that may contain a token, a name or a server's message. */
const words = {
  name: /^(?:Type|Range|Reference|Syntax)?Error$/,
  /** A file of the app without its hash; pages and dialogs have one word each. */
  file: /(?<=\/assets\/)(?:start|vendor|shell|shared|play)(?=-)|(?:Page|Dialog)(?=-[\w-]{8}\.js)/,
} as const

const wordIn = (text: unknown, kind: keyof typeof words) =>
  words[kind].exec(String(text))?.[0] ?? OTHER

/** The name of the current page in the route table, because its address may contain a search. */
function pageName(): string {
  const { path, handle } = routeOf(location.pathname)
  return path === '*' ? OTHER : handle.title
}

/** Sends the events once, when the page hides; as plain text, so that another origin needs no preflight. */
export function measure(address: string): () => void {
  const stop = new AbortController()
  let events: ReportEvent[] = []

  const add = (event: Omit<ReportEvent, 'page'>) => {
    if (events.length < MAX_EVENTS) events.push({ ...event, page: pageName() })
  }
  const onVital = ({ name, value }: MetricType) => {
    const unit = name === 'CLS' ? 1000 : 1
    add({ kind: 'vital', name, value: Math.min(Math.round(value * unit) / unit, MAX_VALUE) })
  }
  const onFailure = (event: ErrorEvent | PromiseRejectionEvent) => {
    const error: unknown = 'reason' in event ? event.reason : event.error
    const { name, stack } = error instanceof Error ? error : new Error()
    add({ kind: 'error', name: wordIn(name, 'name'), value: 1, detail: wordIn(stack, 'file') })
  }
  const send = () => {
    if (document.visibilityState === 'visible' || events.length === 0) return
    const report: Report = { version: 1, build: build(), events }
    navigator.sendBeacon(address, JSON.stringify(report))
    events = []
  }

  for (const watch of [onLCP, onINP, onCLS, onTTFB]) watch(onVital)
  const { signal } = stop
  addEventListener('error', onFailure, { signal })
  addEventListener('unhandledrejection', onFailure, { signal })
  // Not while capturing, because web-vitals reports its last values then.
  addEventListener('visibilitychange', send, { signal })
  return () => {
    stop.abort()
  }
}

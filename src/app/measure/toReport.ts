import type { CLSMetric, INPMetric, LCPMetric } from 'web-vitals'
import { toLanguage } from '@/domain/languages'
import { routeOf } from '../routes'

/** The steps of a visit that are counted. */
export type CountName =
  | 'visit'
  | 'searchOpened'
  | 'loginOpened'
  | 'loginDone'
  | 'loginFailed'
  | 'sessionLost'
  | 'gameOpened'
  | 'gameStarted'
  | 'gameFailed'
  | 'frameTrouble'
  | 'sportOpened'
  | 'pauseUsed'
  | 'limitReached'
  | 'languageChanged'

/** The names of each kind of event; those of errors and violations may be any text. */
interface Names {
  count: CountName
  vital: (CLSMetric | INPMetric | LCPMetric)['name'] | 'TTFB'
  route: 'route'
  error: string
  violation: string
}

/** Something that has happened: a kind with one of its names. */
export type Happening = { [Kind in keyof Names]: [Kind, Names[Kind]] }[keyof Names]

/** An event as it leaves the browser; docs/measure.md lists its words. */
export interface ReportEvent {
  kind: keyof Names
  name: string
  page: string
  value: number
  detail: string | undefined
}

/** The body of a report. */
export interface Report {
  version: 1
  build: string
  lang: string
  layout: 'desktop' | 'mobile'
  net: string
  events: ReportEvent[]
}

/** Ten minutes; larger values come from a sleeping device. */
const MAX_VALUE = 600_000
const OTHER = 'other'

/**
 * The words that may leave of texts that may be anything. A pattern spells out each of its words, and takes
 * fewer bytes than a list.
 */
const names: Partial<Record<string, RegExp>> = {
  error: /^(MissingFile|(Type|Range|Reference|Syntax)?Error)$/,
  violation: /^((script|style|img|font|connect|worker|frame)-src|require-trusted-types-for)/,
}
const details: typeof names = {
  // A file of the app without its hash; those of pages and of dialogs have one word each.
  error: /(?<=\/assets\/)(start|vendor|shell|shared|play)(?=-)|(Page|Dialog)(?=-[\w-]{8}\.js)/,
  violation: /^(inline|eval|data|blob|self)/,
}

const wordIn = (text: string, pattern: RegExp) => pattern.exec(text)?.[0] ?? OTHER

/**
 * Quality M3: all that leaves of what happened: words of the patterns and of the route table, and one bounded
 * number. Only `path` and `detail`, and the names of errors and violations, may be any text: with a token, an
 * amount or a search.
 *
 * @param value milliseconds, the score of CLS, or 1 for what is only counted
 * @param detail the stack of an error, or what the policy has blocked
 */
export function toReport(
  [kind, name]: Happening,
  path: string,
  value: number,
  detail: string,
): ReportEvent {
  const { path: route, handle } = routeOf(path)
  const unit = name === 'CLS' ? 1000 : 1
  return {
    kind,
    name: names[kind] ? wordIn(name, names[kind]) : name,
    page: route === '*' ? OTHER : handle.title,
    value: Math.min(Math.max(Math.round(value * unit) / unit, 0) || 0, MAX_VALUE),
    detail: details[kind] && wordIn(detail, details[kind]),
  }
}

/**
 * Quality M3: the whole body of a report.
 *
 * @param script the address of the start script, whose hash names the build
 * @param net the class of the connection, if the browser knows it
 */
export const toBody = (
  script: string,
  lang: string,
  isMobile: boolean,
  net: string | undefined,
  events: ReportEvent[],
): Report => ({
  version: 1,
  build: wordIn(script, /[\w-]{8}(?=\.js$)/),
  lang: toLanguage(lang) ?? OTHER,
  layout: isMobile ? 'mobile' : 'desktop',
  net: wordIn(net ?? '', /^(slow-2g|[234]g)$/),
  events,
})

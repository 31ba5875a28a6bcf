/** The operator's notice (docs/operate.md). The page and the operator's tool read its file with the same function. */
import type { PageData } from './brandShape.ts'
import type { LanguageCode } from './entities.ts'
import { isNamed, unseenIn } from './operatorFile.ts'
import { parseDate } from './dates.ts'
import { isFields, toText, type Fields } from './read.ts'

/** On the app's own host. The build ships an empty one, and no later step replaces the operator's. */
export const NOTICE = 'notice.json'

export const noticeKinds = ['info', 'warning'] as const
export const TEXT_LETTERS = 160
export const LINK_LETTERS = 1000
/** Of the whole file, in letters. */
export const FILE_LETTERS = 8000

export interface Notice {
  kind: (typeof noticeKinds)[number]
  /** In milliseconds since 1970. */
  from: number
  until: number
  text: Readonly<Record<LanguageCode, string>>
  /** A path of the app's host, or an address on a host of the brand; empty without one. */
  link: string
}

export interface NoticeFile {
  /** Null for a file without a notice, and for a broken one. */
  notice: Notice | null
  /** What is wrong with a broken one. */
  problems: readonly string[]
}

/** What the brand file names as hosts, and the hosts of the operator's own pages. */
const hostsOf = ({ brand, settings }: PageData): string[] => [
  ...Object.values(settings.hosts).flat(),
  ...[...brand.operatorLinks.map(({ href }) => href), ...Object.values(brand.ownPages)].map(
    (address) => new URL(address).origin,
  ),
]

const NAMES = ['$schema', 'kind', 'from', 'until', 'text', 'link']
const WRONG_TEXT = /[<>]|\p{M}{4}/u
const ORIGIN = /^https:\/\/[a-z\d][a-z\d.-]*(?::\d{1,5})?(?=[/?#]|$)/

function textProblem(text: unknown): string | null {
  if (typeof text !== 'string' || !/[\p{L}\p{N}]/u.test(text)) return 'is missing'
  if (text.length > TEXT_LETTERS) return `has more than ${TEXT_LETTERS} letters`
  // Marks that are stacked on a letter cover the lines above.
  return WRONG_TEXT.test(text) ? 'has < or >, or four marks on a letter' : unseenIn(text)
}

function linkProblem(link: unknown, hosts: readonly string[]): string | null {
  if (link === undefined) return null
  if (typeof link !== 'string' || link.length > LINK_LETTERS || /[\s\\\p{C}]/u.test(link))
    return `must be an address of at most ${LINK_LETTERS} letters`
  if (/^\/(?!\/)/.test(link)) return null
  const [origin] = ORIGIN.exec(link) ?? []
  if (origin === undefined) return 'must be a path of this host, or begin with https:// and a host'
  return isNamed(origin, hosts) ? null : `is on ${origin}, which the brand file does not name`
}

const timeOf = (value: unknown): number => parseDate(toText(value))?.getTime() ?? NaN

const dateProblem = (value: unknown) =>
  timeOf(value) > 0 ? null : 'must be a date such as 2026-12-01T20:00Z'

function problemsOf(fields: Fields, page: PageData): string[] {
  const { kind, from, until, text, link } = fields
  const texts = isFields(text) ? text : {}
  const known: [string, string | null][] = [
    ['kind', noticeKinds.some((each) => each === kind) ? null : 'must be info or warning'],
    ['from', dateProblem(from)],
    ['until', timeOf(until) <= timeOf(from) ? 'must be after from' : dateProblem(until)],
    ...page.brand.languages.map((code): [string, string | null] => [
      `text.${code}`,
      textProblem(texts[code]),
    ]),
    ['link', linkProblem(link, hostsOf(page))],
  ]
  return [
    ...known.flatMap(([name, problem]) => (problem === null ? [] : [`${name} ${problem}`])),
    ...Object.keys(fields)
      .filter((name) => !NAMES.includes(name))
      .map((name) => `${name} is unknown`),
  ]
}

const broken = (...problems: string[]): NoticeFile => ({ notice: null, problems })
const none: NoticeFile = broken()

/** Reads the text of a notice file, which may be anything. `page` has the languages that it needs, and its hosts. */
export function readNotice(file: string, page: PageData): NoticeFile {
  if (file.length > FILE_LETTERS) return broken(`has more than ${FILE_LETTERS} letters`)
  // Some hosts send the app's page in the place of every missing file.
  if (/^\s*(?:<|$)/.test(file)) return none
  let fields: unknown
  try {
    fields = JSON.parse(file)
  } catch {
    return broken('is no JSON')
  }
  if (!isFields(fields)) return broken('must be an object')
  if (Object.keys(fields).length === 0) return none
  const problems = problemsOf(fields, page)
  if (problems.length > 0) return broken(...problems)
  const { kind, from, until, text, link } = fields
  const notice = { kind, from: timeOf(from), until: timeOf(until), text, link: toText(link) }
  return { notice: notice as Notice, problems }
}

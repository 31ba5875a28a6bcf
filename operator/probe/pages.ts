import { toNumber } from '@/domain/read'
import { sentBy, type Call, type Known } from '../../contract/types'
import { checkAnswer, rowsOf, type Reply } from './answer'
import { breach, isObject, remark, type Finding, type Json } from './fields'

/** As the app reads all rows of a period. */
const WHOLE = 100
/** So many pages of the table are compared with it. */
const PAGES = 5

type Ask = (query: Json) => Promise<Reply>

/** What tells the rows of an answer apart: their key, or all their columns. */
function keysOf({ answer }: Call, { body }: Reply): string[] {
  if (answer.is !== 'list') return []
  const names = answer.key === undefined ? Object.keys(answer.row.shape) : [answer.key]
  return (rowsOf(body) ?? [])
    .filter(isObject)
    .filter((row) => names.some((name) => name in row))
    .map((row) => JSON.stringify(row, names))
}

const count = (number: number, word: string) =>
  `${String(number)} ${word}${number === 1 ? '' : 's'}`

/** After a full page 1, page 2 must have other rows and must not exceed the page size. */
async function checkNextPage(call: Call, query: Json, first: Reply, ask: Ask): Promise<Finding[]> {
  const { pages } = call
  const rows = rowsOf(first.body) ?? []
  if (!pages || rows.length < Number(query[pages.size])) return []
  const next = await ask({ ...query, [pages.index]: 2 })
  const seen = new Set(keysOf(call, first))
  const again = keysOf(call, next).filter((key) => seen.has(key)).length
  const repeated = again > 0 ? [breach(`${count(again, 'row')} of page 1 come again`)] : []
  const found = checkAnswer(call, query, next).filter(({ level }) => level === 'breach')
  return [...found, ...repeated].map(({ text }) => breach(`page 2: ${text}`))
}

/** The number of all rows must fit the pages. */
function checkTotal({ body }: Reply, length: number): Finding[] {
  if (!isObject(body)) return []
  const info = isObject(body.paginationInfo) ? body.paginationInfo : {}
  const total = toNumber(body.total ?? info.total)
  const pages = Math.max(1, toNumber(body.last_page) ?? 0)
  if (total === null)
    return length === 0 ? [] : [remark('total is missing: the app can’t notice a missing row')]
  if (body.last_page === undefined) return []
  if (total > (pages - 1) * length && total <= pages * length) return []
  if (pages === 1 && total === length) return []
  const came = `${count(pages, 'page')} of ${String(length)}`
  return [breach(`total says ${count(total, 'row')}, but ${came} came`)]
}

/** Sums are of all rows of a history, so its pages must have each row once, whatever their size. */
async function checkWhole(call: Call, query: Json, first: Reply, ask: Ask): Promise<Finding[]> {
  const { pages, group } = call
  if (!pages || group !== 'Histories' || first.status !== 200) return []
  const reply = await ask({ ...query, [pages.size]: WHOLE })
  const whole = keysOf(call, reply)
  const equal = whole.length - new Set(whole).size
  const parts = keysOf(call, first)
  for (let index = 2; index <= PAGES && parts.length < whole.length; index++) {
    parts.push(...keysOf(call, await ask({ ...query, [pages.index]: index })))
  }
  const length = Math.min(parts.length, whole.length)
  const start = (keys: string[]) => String(keys.slice(0, length).toSorted())
  const sizes = `pages of ${String(query[pages.size])} do not have the rows of a page of ${String(WHOLE)}`
  return [
    ...(equal > 0 ? [remark(`${count(equal, 'equal row')} in a page: each counts`)] : []),
    ...(start(parts) === start(whole) ? [] : [breach(`${sizes}: keep the order of equal times`)]),
    ...checkTotal(reply, whole.length),
  ]
}

/** Deposits and withdrawals have a filter each; a server that ignores it sends the same rows. */
async function checkFilter(call: Call, query: Json, first: Reply, ask: Ask): Promise<Finding[]> {
  const known = new Set(keysOf(call, first))
  if (!('typeSearch' in query) || known.size === 0) return []
  const otherQuery = { ...query, typeSearch: '6' }
  const other = await ask(otherQuery)
  const isSame = keysOf(call, other).some((key) => known.has(key))
  return [
    ...checkAnswer(call, otherQuery, other).filter(({ level }) => level === 'breach'),
    ...(isSame ? [breach('both filters bring the same rows')] : []),
  ].map(({ text }) => breach(`typeSearch 6: ${text}`))
}

/** What is wrong with the pages of a list, of which `first` is the first. */
export async function checkPages(
  call: Call,
  known: Known,
  first: Reply,
  ask: Ask,
): Promise<Finding[]> {
  const query = sentBy(call.query, known)
  const next = await checkNextPage(call, query, first, ask)
  return [
    ...next,
    // Repeated rows are one fault.
    ...(next.length > 0 ? [] : await checkWhole(call, query, first, ask)),
    ...(await checkFilter(call, query, first, ask)),
  ]
}

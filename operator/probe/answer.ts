import { histories } from '@/domain/histories'
import { amountOf, directionOf, isVoid } from '@/domain/ledger'
import { toAmount, toText } from '@/domain/read'
import { z } from 'zod'
import type { Answer, Call } from '../../contract/types'
import {
  breach,
  check,
  checkRows,
  isObject,
  kindOf,
  remark,
  show,
  type Finding,
  type Json,
} from './fields'

/** A response; `body` is undefined if it is not JSON. */
export interface Reply {
  status: number
  body: unknown
  headers: Headers
}

/** The rows of a list, bare or in an envelope; `data: null` is an empty list. */
export function rowsOf(body: unknown): readonly unknown[] | null {
  const data = isObject(body) ? body.data : body
  if (data === null && body !== null) return []
  return Array.isArray(data) ? data : null
}

/** A single value, bare or under one of its names. */
export function valueOf(body: unknown, under: readonly string[]): unknown {
  if (!isObject(body)) return body
  const name = under.find((key) => body[key] !== undefined && body[key] !== null)
  return name === undefined ? body : body[name]
}

/** The sign of an amount may only repeat what the direction, or the filter of transactions, says. */
function checkSign(row: Json, query: Json): Finding[] {
  const filter = histories.transaction.filters.find(({ value }) => value === query.typeSearch)
  const side = filter?.side ?? directionOf(toText(row.direction))
  const amount = toAmount(row.amount)
  if (side === null || !amount || amountOf(amount, side) !== null) return []
  return /^[+-]\d/.test(amount)
    ? [breach(`the sign of amount contradicts its side: ${amount}`)]
    : []
}

/** A bet or win counts, whatever its status, unless it says that the bet was cancelled. */
function checkStatus(row: Json, { shape }: z.ZodObject): Finding[] {
  const status = toText(row.status)
  if (!('direction' in shape) || !isVoid(status)) return []
  return [remark(`the status takes the row out of all sums, which are approximate: ${status}`)]
}

/** A page must not be longer than the requested page size. */
function checkSize({ pages }: Call, query: Json, rows: readonly unknown[]): Finding[] {
  const size = Number(pages ? query[pages.size] : Infinity)
  if (rows.length <= size) return []
  return [breach(`${String(rows.length)} rows in a page of ${String(size)}`)]
}

function checkList(
  call: Call,
  query: Json,
  answer: Answer & { is: 'list' },
  body: unknown,
): Finding[] {
  const rows = rowsOf(body)
  if (rows === null) return [breach('neither an array nor an object with an array in data')]
  const { type } = query
  const isOther = (row: unknown) =>
    'type' in answer.row.shape && isObject(row) && String(row.type) !== String(type)
  const others = type === undefined ? 0 : rows.filter(isOther).length
  const missing = Object.keys(answer.also ?? {}).filter(
    (name) => !isObject(body) || body[name] === undefined,
  )
  return [
    ...checkRows(rows, (row) => [
      ...check(row, answer.row),
      ...checkSign(row, query),
      ...checkStatus(row, answer.row),
    ]),
    ...checkSize(call, query, rows),
    ...(isObject(body) ? check(body, z.object(answer.also ?? {})) : []),
    ...(others > 0 ? [breach(`${String(others)} rows are not of type ${String(type)}`)] : []),
    ...missing.map((name) => remark(`${name} is missing: the app can't know how much follows`)),
    ...(rows.length === 0 ? [remark('no row came, so its fields were not seen')] : []),
  ]
}

/** Checks the response to a valid request with this query. */
export function checkAnswer(call: Call, query: Json, reply: Reply): Finding[] {
  const { status, body, headers } = reply
  const { answer } = call
  if (status === 204) {
    return answer.is === 'value' ? [breach('204 where a body is expected')] : []
  }
  if (status !== 200) return [breach(`status ${String(status)}: only 200 and 204 are successes`)]
  const isKept = call.for !== 'all' && !headers.get('cache-control')?.includes('no-store')
  const shared = isKept
    ? [remark('caches may keep this private answer: send Cache-Control: no-store')]
    : []
  if (answer.is === 'nothing') return shared
  if (body === undefined) return [breach('the body is not JSON')]
  if (answer.is === 'any') return shared
  if (answer.is === 'list') return [...checkList(call, query, answer, body), ...shared]
  // A login response contains a token somewhere, which must not be printed.
  const tell = call.path === '/login' ? kindOf : show
  return [...check(valueOf(body, answer.under), answer.value, tell), ...shared]
}

/** A logout that clears the storage would end what players set for their own protection. */
export function checkStorage({ headers }: Reply): Finding[] {
  const isCleared = /"(storage|\*)"/.test(headers.get('clear-site-data') ?? '')
  return isCleared
    ? [remark('Clear-Site-Data erases the pause and the minutes that a player has set')]
    : []
}

/** Checks an error response: its status, and an object with a text in `message` or `error`. */
export function checkRefusal({ status, body }: Reply, isLogin: boolean): Finding[] {
  const who = isLogin ? 'a wrong login' : 'no token'
  const isRefused = isLogin ? status >= 400 && status < 500 : status === 401
  const wanted = isLogin ? 'a status of 4xx' : '401'
  if (!isRefused) return [breach(`${who} gets ${String(status)}: ${wanted} is expected`)]
  if (!isObject(body)) return [breach(`${who}: the body of the refusal is no JSON object`)]
  const names = ['message', 'error'].filter((name) => body[name] !== undefined)
  const wrong = names.filter((name) => typeof body[name] !== 'string')
  const wants = isLogin ? 'error' : 'message'
  return [
    ...wrong.map((name) => breach(`${who}: ${name} is no text: ${show(body[name])}`)),
    ...(names.length === 0 ? [remark(`${who}: the refusal says nothing in ${wants}`)] : []),
  ]
}

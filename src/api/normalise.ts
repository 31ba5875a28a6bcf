import type {
  Casino,
  Category,
  GameLaunch,
  PaginationInfo,
  Provider,
  SportEvent,
  TopWin,
  User,
} from '@/domain/entities'
import {
  isFields,
  toAmount,
  toFlag,
  toId,
  toName,
  toNumber,
  toText,
  type Fields,
} from '@/domain/read'
import { isSendable } from '@/device/tokenStorage'

/** The error for an answer of unreadable shape; a bad row is only dropped. */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer'
  /** The answer's body, which may contain the reason. */
  readonly body: unknown

  constructor(body: unknown) {
    super()
    this.body = body
  }
}

/** The content of an envelope; some servers nest envelopes. */
function unwrap(body: unknown): unknown {
  const data = isFields(body) ? body.data : body
  return isFields(data) && 'data' in data ? data.data : data
}

/** A list, enveloped or bare; `data: null` is an empty list. */
export function rowsOf(body: unknown): unknown[] {
  const data = unwrap(body)
  if (data === null && body !== null) return []
  if (!Array.isArray(data)) throw new UnreadableAnswer(body)
  return data
}

/** A number about a list, which servers put beside it, into its envelope or into the pagination. */
export function numberOf(body: unknown, name: 'total' | 'last_page'): number | null {
  if (!isFields(body)) return null
  const places = [body, body.paginationInfo, body.data].filter(isFields)
  return places.map((place) => toNumber(place[name])).find((number) => number !== null) ?? null
}

/** Null if the server sends no total, or sends 0 with rows. */
export function totalOf(body: unknown): number | null {
  const total = numberOf(body, 'total')
  return total === 0 && rowsOf(body).length > 0 ? null : total
}

/** Drops rows without a key field. */
export function listOf<Row>(body: unknown, read: (fields: Fields) => Row | null): Row[] {
  return rowsOf(body).flatMap((row) => (isFields(row) ? (read(row) ?? []) : []))
}

/** A single value, bare or under one of the given names. */
function valueOf(body: unknown, ...names: string[]): unknown {
  if (!isFields(body)) return body
  const name = names.find((key) => body[key] !== undefined && body[key] !== null)
  return name === undefined ? body : body[name]
}

const isCount = (entry: [string, unknown]): entry is [string, number | string] =>
  toNumber(entry[1]) !== null

/** Only the numbers, because the server may send anything else, endlessly nested. */
export const paginationOf = (body: unknown): PaginationInfo | null =>
  isFields(body) && isFields(body.paginationInfo)
    ? Object.fromEntries(Object.entries(body.paginationInfo).filter(isCount))
    : null

export function toProvider(fields: Fields): Provider | null {
  const id = toId(fields.pro_id) ?? toId(fields.id)
  if (id === null) return null
  const Alias = toName(fields.Alias) || toName(fields.name) || String(id)
  return { id, Alias, Image: toText(fields.Image) || toText(fields.image) }
}

export function toCategory(fields: Fields): Category | null {
  const id = toId(fields.cat_id) ?? toId(fields.id)
  return id === null ? null : { id, name: toName(fields.name) || String(id) }
}

/** Decisions 10: only named casinos are shown. */
export function toCasino(fields: Fields): Casino | null {
  const id = toId(fields.id)
  const name = toName(fields.name)
  return id === null || name === '' ? null : { id, name, image: toText(fields.image) }
}

export function toTopWin(fields: Fields): TopWin | null {
  const user = toName(fields.user)
  if (user === '') return null
  return {
    user,
    provider: toName(fields.provider),
    amount: toAmount(fields.amount),
    currency: toName(fields.currency),
  }
}

export function toSportEvent(fields: Fields): SportEvent | null {
  const id = toId(fields.id)
  if (id === null) return null
  return {
    id: String(id),
    name: toName(fields.name),
    league: toName(fields.league),
    start: toName(fields.start),
    isLive: toFlag(fields.isLive),
  }
}

function userOf(body: unknown): User | null {
  const fields = valueOf(body, 'data', 'user')
  if (!isFields(fields) || (toText(fields.username) === '' && toId(fields.id) === null)) return null
  return {
    username: toName(fields.username),
    id: toText(fields.id).trim(),
    balance: toAmount(fields.balance),
    currency: toName(fields.currency),
  }
}

export function toUser(body: unknown): User {
  const user = userOf(body)
  if (user === null) throw new UnreadableAnswer(body)
  return user
}

/** Any JSON without an error and an empty body are a success; an HTML page is not. */
export function toReset(body: unknown): void {
  const error = isFields(body) ? toText(body.error) : ''
  if (body === undefined || error.trim() !== '') {
    throw new UnreadableAnswer(body)
  }
}

export function toLaunch(body: unknown): GameLaunch {
  const fields = valueOf(body, 'data')
  const url = isFields(fields) ? toText(fields.url) : ''
  if (!isFields(fields) || url.trim() === '') throw new UnreadableAnswer(body)
  // Some servers send an address without the flag, and script text never looks like an address.
  return { url, isFrame: toFlag(fields.isFrame) || /^\s*https:\/\/\S+\s*$/i.test(url) }
}

/** A token that is missing or not allowed in a header fails the login; an unreadable user is null. */
export function toLogin(body: unknown): { token: string; user: User | null } {
  const fields = valueOf(body, 'data')
  const token = isFields(fields) ? toText(fields.token) : ''
  if (!isFields(fields) || !isSendable(token)) throw new UnreadableAnswer(body)
  return { token, user: userOf(fields.user) }
}

export function toSportSession(body: unknown): string {
  const text = toText(valueOf(valueOf(body, 'data'), 'token', 'session'))
  if (text === '') throw new UnreadableAnswer(body)
  return text
}

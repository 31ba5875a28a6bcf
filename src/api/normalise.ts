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

/**
 * Turns every accepted variant into one canonical shape, so that higher layers know no variants. An
 * unreadable shape throws `UnreadableAnswer`; a bad row is dropped.
 */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer'
}

/** A list, enveloped or bare; `data: null` is an empty list. */
export function rowsOf(body: unknown): unknown[] {
  const data = isFields(body) ? body.data : body
  if (data === null && body !== null) return []
  if (!Array.isArray(data)) throw new UnreadableAnswer('A list was expected')
  return data
}

/** Reads each row; drops rows without a key field. */
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

/** Only its numbers, because the server may send anything else, endlessly nested. */
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
    id: toText(fields.id),
    balance: toAmount(fields.balance),
    currency: toName(fields.currency),
  }
}

export function toUser(body: unknown): User {
  const user = userOf(body)
  if (user === null) throw new UnreadableAnswer('A user was expected')
  return user
}

/** Any JSON and an empty body are a success; an HTML page is not. */
export function toReset(body: unknown): void {
  if (body === undefined) throw new UnreadableAnswer('An answer was expected')
}

export function toLaunch(body: unknown): GameLaunch {
  const fields = valueOf(body, 'data')
  const url = isFields(fields) ? toText(fields.url) : ''
  if (!isFields(fields) || url.trim() === '') throw new UnreadableAnswer('A launch was expected')
  return { url, isFrame: toFlag(fields.isFrame) }
}

/**
 * A 200 without a token, or with one that is not allowed in a header, is a failed login; an
 * unreadable user is loaded with `/UserDetails`.
 */
export function toLogin(body: unknown): { token: string; user: User | null } {
  const fields = valueOf(body, 'data')
  const token = isFields(fields) ? toText(fields.token) : ''
  if (!isFields(fields) || !isSendable(token)) throw new UnreadableAnswer('A token was expected')
  return { token, user: userOf(fields.user) }
}

export function toSportSession(body: unknown): string {
  const text = toText(valueOf(body, 'data', 'token', 'session'))
  if (text === '') throw new UnreadableAnswer('A session was expected')
  return text
}

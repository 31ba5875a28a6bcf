import type {
  Casino,
  Category,
  Game,
  GameLaunch,
  GameType,
  Id,
  PaginationInfo,
  Provider,
  SportEvent,
  TopWin,
  User,
} from '@/domain/entities'
import { NAME_LIMIT } from '@/domain/constants'
import { toGameType } from '@/domain/gameTypes'
import { isSendable } from '@/lib/tokenStorage'

/**
 * API.md: every accepted variant in, one canonical shape out. Nothing above this layer knows of
 * variants. A shape that can't be read throws `UnreadableAnswer`; a bad row is dropped.
 */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer'
}

type Fields = Partial<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const toText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** Text that is only shown and searched: cut to a length that a name has, between two letters (S19). */
export const toName = (value: unknown): string =>
  toText(value)
    .slice(0, NAME_LIMIT)
    .replace(/[\uD800-\uDBFF]$/, '')

/** An id goes back as it came; empty text, NaN and everything else is no id. */
const toId = (value: unknown): Id | null => {
  if (typeof value === 'string') return value.trim() === '' ? null : value
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

export const toNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** Amounts stay decimal text: a number becomes the text that names it exactly. */
export const toAmount = (value: unknown): string | null => {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null
}

const toFlag = (value: unknown): boolean => value === true || ['true', '1'].includes(toText(value))

/** A list in its envelope or bare; `data: null` is an empty one. */
export function rowsOf(body: unknown): unknown[] {
  const data = isFields(body) ? body.data : body
  if (data === null && body !== null) return []
  if (!Array.isArray(data)) throw new UnreadableAnswer('A list was expected')
  return data
}

/** Reads each row; what has no key field is dropped and the rest is kept. */
export function listOf<Row>(body: unknown, read: (fields: Fields) => Row | null): Row[] {
  return rowsOf(body).flatMap((row) => (isFields(row) ? (read(row) ?? []) : []))
}

/** A single value as itself or under one of the names that it may come with. */
function valueOf(body: unknown, ...names: string[]): unknown {
  if (!isFields(body)) return body
  const name = names.find((key) => body[key] !== undefined && body[key] !== null)
  return name === undefined ? body : body[name]
}

const isCount = (entry: [string, unknown]): entry is [string, number | string] =>
  toNumber(entry[1]) !== null

/** Its numbers only: what else a server may put there, nested without end, is not for the store (S19). */
export const paginationOf = (body: unknown): PaginationInfo | null =>
  isFields(body) && isFields(body.paginationInfo)
    ? Object.fromEntries(Object.entries(body.paginationInfo).filter(isCount))
    : null

/** A game without a readable type takes the one that was asked for; it is none without both. */
export function toGame(fields: Fields, asked: GameType | null = null): Game | null {
  const game_id = toId(fields.game_id)
  const type = toGameType(fields.type) ?? asked
  if (game_id === null || type === null) return null
  return {
    game_id,
    type,
    name: toName(fields.name),
    image: toText(fields.image),
    provider_id: toId(fields.provider_id) ?? '',
    provider_name: toName(fields.provider_name),
  }
}

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

/** API.md: any JSON and an empty body are a success; an HTML page must not pass for one. */
export function toReset(body: unknown): void {
  if (body === undefined) throw new UnreadableAnswer('An answer was expected')
}

export function toLaunch(body: unknown): GameLaunch {
  const fields = valueOf(body, 'data')
  const url = isFields(fields) ? toText(fields.url) : ''
  if (!isFields(fields) || url.trim() === '') throw new UnreadableAnswer('A launch was expected')
  return { url, isFrame: toFlag(fields.isFrame) }
}

/** API.md: no token in a 200 is a failed login, and so is one that no header can carry (S19); a user that can't be read comes with `/UserDetails`. */
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

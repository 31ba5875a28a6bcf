import type {
  Casino,
  Category,
  Game,
  GameLaunch,
  Id,
  PaginationInfo,
  Provider,
  SportEvent,
  TopWin,
  User,
} from '@/domain/entities'
import { toGameType } from '@/domain/gameTypes'

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

export const paginationOf = (body: unknown): PaginationInfo | null =>
  isFields(body) && isFields(body.paginationInfo) ? body.paginationInfo : null

export function toGame(fields: Fields): Game | null {
  const game_id = toId(fields.game_id)
  const type = toGameType(fields.type)
  if (game_id === null || type === null) return null
  return {
    game_id,
    type,
    name: toText(fields.name),
    image: toText(fields.image),
    provider_id: toId(fields.provider_id) ?? '',
    provider_name: toText(fields.provider_name),
  }
}

export function toProvider(fields: Fields): Provider | null {
  const id = toId(fields.pro_id) ?? toId(fields.id)
  if (id === null) return null
  const Alias = toText(fields.Alias) || toText(fields.name) || String(id)
  return { id, Alias, Image: toText(fields.Image) || toText(fields.image) }
}

export function toCategory(fields: Fields): Category | null {
  const id = toId(fields.cat_id) ?? toId(fields.id)
  return id === null ? null : { id, name: toText(fields.name) || String(id) }
}

/** Decisions 10: only named casinos are shown. */
export function toCasino(fields: Fields): Casino | null {
  const id = toId(fields.id)
  const name = toText(fields.name)
  return id === null || name === '' ? null : { id, name, image: toText(fields.image) }
}

export function toTopWin(fields: Fields): TopWin | null {
  const user = toText(fields.user)
  if (user === '') return null
  return {
    user,
    provider: toText(fields.provider),
    amount: toAmount(fields.amount),
    currency: toText(fields.currency),
  }
}

export function toSportEvent(fields: Fields): SportEvent | null {
  const id = toId(fields.id)
  if (id === null) return null
  return {
    id: String(id),
    name: toText(fields.name),
    league: toText(fields.league),
    start: toText(fields.start),
    isLive: toFlag(fields.isLive),
  }
}

export function toUser(body: unknown): User {
  const fields = valueOf(body, 'data', 'user')
  if (!isFields(fields) || (toText(fields.username) === '' && toId(fields.id) === null)) {
    throw new UnreadableAnswer('A user was expected')
  }
  return {
    username: toText(fields.username),
    id: toText(fields.id),
    balance: toAmount(fields.balance),
    currency: toText(fields.currency),
  }
}

/** API.md: `{ message? }`; what is no answer of the backend must not pass for a changed password. */
export function toReset(body: unknown): void {
  if (!isFields(body)) throw new UnreadableAnswer('An answer was expected')
}

export function toLaunch(body: unknown): GameLaunch {
  const fields = valueOf(body, 'data')
  const url = isFields(fields) ? toText(fields.url) : ''
  if (!isFields(fields) || url.trim() === '') throw new UnreadableAnswer('A launch was expected')
  return { url, isFrame: toFlag(fields.isFrame) }
}

/** API.md: no token in a 200 is a failed login; the user is loaded later when it is missing. */
export function toLogin(body: unknown): { token: string; user: User | null } {
  const fields = valueOf(body, 'data')
  const token = isFields(fields) ? toText(fields.token) : ''
  if (!isFields(fields) || token === '') throw new UnreadableAnswer('A token was expected')
  return { token, user: isFields(fields.user) ? toUser(fields.user) : null }
}

export function toSportSession(body: unknown): string {
  const text = toText(valueOf(body, 'data', 'token', 'session'))
  if (text === '') throw new UnreadableAnswer('A session was expected')
  return text
}

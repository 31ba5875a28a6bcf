import { GAME_PAGE_SIZE, PROVIDER_PAGE_SIZE } from '@/domain/constants'
import { histories, type HistoryKind } from '@/domain/histories'
import type { Fields, Json, Kind } from './fields'

/** The account, and values from earlier responses. */
export interface Known {
  username: string
  password: string
  newPassword: string
  /** A game of the game list. */
  game: Json
}

/** The required content of a 200 response. */
export type Answer =
  | { is: 'list'; row: Fields; also?: Fields; key?: string }
  | { is: 'object'; fields: Fields; user?: Fields; under: readonly string[] }
  /** Any JSON value, or an empty body. */
  | { is: 'any' }
  | { is: 'text'; under: readonly string[] }
  | { is: 'nothing' }

export interface Call {
  method: 'GET' | 'POST'
  path: string
  query?: Readonly<Record<string, string | number>>
  body?: (known: Known) => object
  /**
   * Who may send it: `all`; `player` (a request without a token gets 401); `known` (sent with a token,
   * and the contract does not define the response without one).
   */
  for: 'all' | 'player' | 'known'
  /** The names of the query's page number and page size. */
  pages?: { index: string; size: string }
  /** Changes the account or ends the login; sent only with `--changes`. */
  changes?: true
  answer: Answer
}

const game: Fields = {
  game_id: 'id',
  name: 'text',
  image: 'text',
  provider_id: 'id',
  provider_name: 'text',
  type: 'gameType',
}
const provider: Fields = { 'pro_id|id': 'id', 'Alias|name': 'text', 'Image|image': 'text' }
const user: Fields = { username: 'text', id: 'id', balance: 'decimal', currency: 'text' }
const event: Fields = {
  id: 'id',
  'name?': 'text',
  'league?': 'text',
  'start?': 'date',
  'isLive?': 'flag',
}
const list = (row: Fields, also: Fields = {}): Answer => ({ is: 'list', row, also })

const cells: Partial<Record<string, Kind>> = {
  date: 'date',
  money: 'decimal',
  signedMoney: 'decimal',
  id: 'id',
}

const DAY_MS = 86_400_000

function history(path: string, kind: HistoryKind, filter: Record<string, string> = {}): Call {
  const { columns, pageSize } = histories[kind]
  const row = Object.fromEntries(columns.map((each) => [each.name, cells[each.kind] ?? 'text']))
  const query = {
    fromDate: new Date(Date.now() - 30 * DAY_MS).toISOString(),
    toDate: new Date().toISOString(),
    pageIndex: 1,
    pageSize,
    ...filter,
  }
  const pages = { index: 'pageIndex', size: 'pageSize' }
  return {
    method: 'GET',
    path,
    query,
    for: 'player',
    pages,
    answer: list(row, { 'last_page?': 'number' }),
  }
}

const pages = { index: 'page_index', size: 'page_size' }
const type = 1

/**
 * Spec §7: the app's 18 requests with their parameters and required responses. They are sent in this
 * order: the game list before StartGame, the login before private data, the logout last.
 */
export const contract: readonly Call[] = [
  {
    method: 'GET',
    path: '/users',
    for: 'all',
    answer: list({ id: 'id', name: 'text', 'image?': 'text' }),
  },
  {
    method: 'GET',
    path: '/get_slot_game',
    query: { page_index: 1, page_size: GAME_PAGE_SIZE.desktop, type },
    pages,
    for: 'all',
    answer: { is: 'list', row: game, also: { 'total?': 'number' }, key: 'game_id' },
  },
  { method: 'GET', path: '/papuler_slot', for: 'all', answer: list(game) },
  {
    method: 'GET',
    path: '/top_winners',
    for: 'all',
    answer: list({ user: 'text', provider: 'text', amount: 'decimal', currency: 'text' }),
  },
  {
    method: 'GET',
    path: '/get_all_providers',
    query: { page_index: 1, page_size: PROVIDER_PAGE_SIZE, type },
    pages,
    for: 'all',
    answer: list(provider),
  },
  { method: 'GET', path: '/get_providers', query: { type }, for: 'all', answer: list(provider) },
  {
    method: 'GET',
    path: '/GetAllCategories',
    query: { type },
    for: 'all',
    answer: list({ 'cat_id|id': 'id', name: 'text' }),
  },
  {
    method: 'POST',
    path: '/login',
    body: ({ username, password }) => ({ username, password }),
    for: 'all',
    answer: { is: 'object', fields: { token: 'filled', 'user?': 'any' }, user, under: ['data'] },
  },
  {
    method: 'GET',
    path: '/UserDetails',
    for: 'player',
    answer: { is: 'object', fields: user, under: ['data', 'user'] },
  },
  {
    method: 'POST',
    path: '/StartGame',
    body: ({ game }) => ({ game_id: game.game_id, provider: game.provider_id }),
    for: 'player',
    answer: { is: 'object', fields: { url: 'filled', isFrame: 'flag' }, under: ['data'] },
  },
  history('/TransactionPlayer', 'transaction', { typeSearch: '5' }),
  history('/CasinoHistory', 'casino'),
  history('/SportHistory', 'sport'),
  { method: 'GET', path: '/Live', query: { lang: 'fr' }, for: 'known', answer: list(event) },
  { method: 'GET', path: '/SportBook', query: { lang: 'fr' }, for: 'known', answer: list(event) },
  {
    method: 'GET',
    path: '/sport',
    query: { lang: 'fr' },
    for: 'player',
    answer: { is: 'text', under: ['data', 'token', 'session'] },
  },
  {
    method: 'POST',
    path: '/ResetPassword',
    body: ({ password, newPassword }) => ({
      oldPassword: password,
      newPassword,
      repeatPassword: newPassword,
    }),
    for: 'player',
    changes: true,
    answer: { is: 'any' },
  },
  { method: 'POST', path: '/logout', for: 'known', changes: true, answer: { is: 'nothing' } },
]

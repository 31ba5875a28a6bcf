import type {
  Casino,
  Category,
  Credentials,
  Game,
  GameLaunch,
  GameQuery,
  GameType,
  HistoryQuery,
  Id,
  LanguageCode,
  PaginationInfo,
  PasswordChange,
  Provider,
  SportEvent,
  TopWin,
  User,
} from '@/domain/entities'
import { toGame } from '@/domain/game'
import type { HistoryKind, HistoryRows } from '@/domain/histories'
import { blockReload } from '@/lib/loading/reload'
import { send } from './client'
import { toHistoryRows } from './historyRows'
import * as read from './normalise'

type Params = object
type Signal = AbortSignal | undefined

/** A 204 has an empty body, which is an empty list if a list is expected. */
const bodyOf = ({ status, body }: { status: number; body: unknown }) =>
  status === 204 ? { data: null } : body

const get = async (url: string, params: Params, signal: Signal, isPoll?: boolean) =>
  bodyOf(await send({ method: 'GET', url, params }, signal, isPoll))

/** No reload meanwhile: it would cancel the call, and nobody would know whether the server has acted. */
const post = async (url: string, data?: Params, headers?: Record<string, string>) => {
  const release = blockReload()
  try {
    return bodyOf(await send({ method: 'POST', url, data, ...(headers && { headers }) }))
  } finally {
    release()
  }
}

export interface Page<Row> {
  data: Row[]
  paginationInfo: PaginationInfo | null
}

export interface GamePage {
  data: Game[]
  total: number | null
  /** How many rows the server sent, with dropped ones: a full page means that more may follow. */
  received: number
}

const historyPaths: Record<HistoryKind, string> = {
  transaction: '/TransactionPlayer',
  casino: '/CasinoHistory',
  sport: '/SportHistory',
}

/** The filter's name; the transaction history uses a different one (Spec §7). */
const historyFilter: Record<HistoryKind, string> = {
  transaction: 'typeSearch',
  casino: 'filter',
  sport: 'filter',
}

// In the order of Spec §7. Misspelled names are the server's.

export async function casinoList(signal?: AbortSignal): Promise<Page<Casino>> {
  const body = await get('/users', {}, signal)
  return { data: read.listOf(body, read.toCasino), paginationInfo: read.paginationOf(body) }
}

export async function games(query: GameQuery, signal?: AbortSignal): Promise<GamePage> {
  const body = await get('/get_slot_game', query, signal)
  const data = read.listOf(body, (row) => toGame(row, query.type))
  return { data, total: read.totalOf(body), received: read.rowsOf(body).length }
}

export async function popularGames(signal?: AbortSignal): Promise<GamePage> {
  const body = await get('/papuler_slot', {}, signal)
  // The query contains no type, so the type is 1.
  const data = read.listOf(body, (row) => toGame(row, 1))
  return { data, total: data.length, received: data.length }
}

export async function startGame(game: { game_id: Id; provider: Id }): Promise<GameLaunch> {
  return read.toLaunch(await post('/StartGame', game))
}

export async function topWinners(signal?: AbortSignal): Promise<TopWin[]> {
  return read.listOf(await get('/top_winners', {}, signal), read.toTopWin)
}

export async function allProviders(
  query: { page_index: number; page_size: number; type: GameType },
  signal?: AbortSignal,
): Promise<Page<Provider> & { received: number }> {
  const body = await get('/get_all_providers', query, signal)
  return {
    data: read.listOf(body, read.toProvider),
    paginationInfo: read.paginationOf(body),
    received: read.rowsOf(body).length,
  }
}

export async function providers(type: GameType, signal?: AbortSignal): Promise<Provider[]> {
  return read.listOf(await get('/get_providers', { type }, signal), read.toProvider)
}

export async function login(form: Credentials): Promise<{ token: string; user: User | null }> {
  return read.toLogin(await post('/login', form))
}

/** Decisions 18: the stored token is already deleted, so the caller passes the ended session's token. */
export async function logout(token: string): Promise<void> {
  await post('/logout', undefined, { Authorization: `Bearer ${token}` })
}

export async function resetPassword(form: PasswordChange): Promise<void> {
  read.toReset(await post('/ResetPassword', form))
}

/** A poll: its next turn is the repeat (Decisions 23). */
export async function userDetails(signal?: AbortSignal): Promise<User> {
  return read.toUser(await get('/UserDetails', {}, signal, true))
}

export interface HistoryPage<Kind extends HistoryKind> extends Page<HistoryRows[Kind]> {
  dropped: number
  /** The rows of all pages; null if the server does not send it. */
  total: number | null
  /** Null if the server does not send it; then there is no next page. */
  last_page: number | null
}

/** `isBackground`: the player has not caused this call, so its 401 does not end the session. */
export async function history<Kind extends HistoryKind>(
  kind: Kind,
  { filter, ...query }: HistoryQuery,
  signal?: AbortSignal,
  isBackground = false,
): Promise<HistoryPage<Kind>> {
  const params = { ...query, ...(filter && { [historyFilter[kind]]: filter }) }
  const call = { method: 'GET', url: historyPaths[kind], params, isBackground } as const
  const body = bodyOf(await send(call, signal))
  return {
    ...toHistoryRows(kind, body),
    paginationInfo: read.paginationOf(body),
    total: read.numberOf(body, 'total'),
    last_page: read.numberOf(body, 'last_page'),
  }
}

export async function categories(type: GameType, signal?: AbortSignal): Promise<Category[]> {
  return read.listOf(await get('/GetAllCategories', { type }, signal), read.toCategory)
}

export async function liveEvents(lang: LanguageCode, signal?: AbortSignal): Promise<SportEvent[]> {
  return read.listOf(await get('/Live', { lang }, signal), read.toSportEvent)
}

export async function prematchEvents(
  lang: LanguageCode,
  signal?: AbortSignal,
): Promise<SportEvent[]> {
  return read.listOf(await get('/SportBook', { lang }, signal), read.toSportEvent)
}

export async function sportSession(lang: LanguageCode, signal?: AbortSignal): Promise<string> {
  const call = { method: 'GET', url: '/sport', params: { lang }, isWord: true } as const
  return read.toSportSession(bodyOf(await send(call, signal)))
}

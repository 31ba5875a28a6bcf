import { createAction } from '@reduxjs/toolkit'
import { toProvider } from '@/api/normalise'
import { persisted } from '@/device/persisted'
import type { Game, GameType, Provider } from '@/domain/entities'
import { toGame } from '@/domain/game'
import { toGameType } from '@/domain/gameTypes'
import { isFields, isTime, toId, toNumber, toText, type Fields } from '@/domain/read'
import { brand, PROVIDER_PAGE_SIZE } from '@/lib/pageData'
import { idle } from '@/store/core/asyncState'
import type { GameEntry, GameListQuery } from './gameEntries'

export interface StoredGames {
  key: string
  /** Null for the popular games. */
  query: Pick<GameListQuery, 'type' | 'size' | 'provider'> | null
  list: Game[]
  total: number | null
}

/** The public lists of the lobby at the last visit; nothing in it belongs to a player. */
export interface Lobby {
  at: number
  lang: string
  games: StoredGames[]
  providers: { type: GameType; list: Provider[]; hasMore: boolean } | null
}

const NONE: Lobby = { at: 0, lang: '', games: [], providers: null }

/** No row of games is longer, and neither are the popular games, which come in one page of any length. */
export const MAX_GAMES = 60
/** The popular games, the home page's rows and the providers' rows. */
const MAX_LISTS = 1 + brand.homeRows.length + PROVIDER_PAGE_SIZE

function rowsOf<Row>(rows: unknown, max: number, read: (fields: Fields) => Row | null): Row[] {
  if (!Array.isArray(rows)) return []
  return rows.slice(0, max).flatMap((row) => (isFields(row) ? (read(row) ?? []) : []))
}

function readQuery(query: Fields): StoredGames['query'] {
  const [type, size, provider] = [
    toGameType(query.type),
    toNumber(query.size),
    toId(query.provider),
  ]
  if (type === null || size === null || size > MAX_GAMES) return null
  return { type, size, ...(provider !== null && { provider }) }
}

const readGames = (fields: Fields): StoredGames => ({
  key: toText(fields.key),
  query: isFields(fields.query) ? readQuery(fields.query) : null,
  list: rowsOf(fields.list, MAX_GAMES, toGame),
  total: toNumber(fields.total),
})

function readProviders(data: unknown): Lobby['providers'] {
  const type = isFields(data) ? toGameType(data.type) : null
  if (!isFields(data) || type === null) return null
  return {
    type,
    list: rowsOf(data.list, PROVIDER_PAGE_SIZE, toProvider),
    hasMore: data.hasMore === true,
  }
}

/** The last public lobby on this device, for all players of it (Decisions 52). */
export const storedLobby = persisted<Lobby>({
  key: 'lobby',
  version: 2,
  defaults: NONE,
  parse: (data) =>
    isFields(data)
      ? {
          at: isTime(data.at) ? data.at : 0,
          lang: toText(data.lang),
          games: rowsOf(data.games, MAX_LISTS, readGames),
          providers: readProviders(data.providers),
        }
      : null,
})

const MAX_AGE_MS = 7 * 24 * 60 * 60_000

export const lobbyRead = createAction<Lobby>('lobby/read')

/** Null if the stored lobby is of another language or older than seven days. */
export function readLobby(lang: string, now: number): Lobby | null {
  const lobby = storedLobby.get().value
  const age = now - lobby.at
  return lobby.lang === lang && age >= 0 && age <= MAX_AGE_MS ? lobby : null
}

/** Flags of the oldest possible data, so that the app refreshes them silently (Decisions 20). */
export const storedFlags = (lang: string) => ({ ...idle, loaded: { at: 0, lang } })

export const storedEntry = ({ query, list, total }: StoredGames, lang: string): GameEntry => ({
  list,
  query,
  paginationInfo: { page: 1, total, received: list.length },
  ...storedFlags(lang),
})

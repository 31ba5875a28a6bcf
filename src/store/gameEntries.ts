import type { GamePage } from '@/api/endpoints'
import type { Game, GameType, Id } from '@/domain/entities'
import { gameIdentity } from '@/domain/game'
import { idle, type AsyncFlags } from './asyncState'

/** What a list of games is filtered by; its page size stays until it is cleared (Decisions 7). */
export interface GameListQuery {
  type: GameType
  page_size: number
  pro_id?: Id
  cat_id?: Id
  game_name?: string
}

/** Spec §3: the games of one key with their paging and flags. */
export interface GameEntry extends AsyncFlags {
  list: Game[]
  /** What the list was loaded for (Decisions 8); null for the popular games. */
  query: GameListQuery | null
  paginationInfo: {
    /** The last page of the list; 0 before the first answer. */
    page: number
    /** Null when the server doesn't tell. */
    total: number | null
    /** How many rows the last page brought. */
    received: number
  }
}

/** Spec §3: '{type}_{providerId}', a missing part is 'none'. */
export const gameKey = (type?: GameType, provider?: Id): string =>
  `${type ?? 'none'}_${provider ?? 'none'}`

export const POPULAR = gameKey()

/** The games of a list that there is none of: always the same, so that nothing is drawn for it. */
export const NO_GAMES: readonly Game[] = []

const isSameId = (a: Id | undefined, b: Id | undefined) => String(a ?? '') === String(b ?? '')

/** Ids are compared as text (API.md), so `37` and `'37'` ask for the same list. */
export const isSameQuery = (a: GameListQuery | null, b: GameListQuery | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.type === b.type &&
    a.page_size === b.page_size &&
    isSameId(a.pro_id, b.pro_id) &&
    isSameId(a.cat_id, b.cat_id) &&
    (a.game_name ?? '') === (b.game_name ?? ''))

/** The entry as it is when it was loaded for this query, else an empty one. */
export function openEntry(entry: GameEntry | undefined, query: GameListQuery | null): GameEntry {
  if (entry && isSameQuery(entry.query, query)) return entry
  return { list: [], query, paginationInfo: { page: 0, total: null, received: 0 }, ...idle }
}

/**
 * Spec §4: success appends the page. A page that is there already is put in its place (a silent
 * refresh), and a game that an earlier page holds does not come twice.
 */
export function addPage(entry: GameEntry, answer: GamePage, page: number): void {
  // The popular games, which have no query, are all on one page.
  const size = entry.query?.page_size ?? Number.MAX_SAFE_INTEGER
  const pages = [
    ...entry.list.slice(0, (page - 1) * size),
    ...answer.data,
    ...entry.list.slice(page * size),
  ]
  entry.list = [...new Map(pages.map((game) => [gameIdentity(game), game])).values()]
  const isLast = page >= entry.paginationInfo.page
  entry.paginationInfo = {
    page: Math.max(page, entry.paginationInfo.page),
    total: answer.total,
    received: isLast ? answer.received : entry.paginationInfo.received,
  }
}

/**
 * Spec §4: more follow while the count is below total; without a total, while pages are full. None
 * follow an empty list: Load More would stand beside 'No Game'.
 */
export function hasMoreGames({ list, query, paginationInfo }: GameEntry): boolean {
  const { total, received } = paginationInfo
  if (received === 0 || list.length === 0) return false
  return total === null ? received >= (query?.page_size ?? Infinity) : list.length < total
}

import { isDraft, original } from '@reduxjs/toolkit'
import { shallowEqual } from 'react-redux'
import type { GamePage } from '@/api/endpoints'
import type { Game, GameType, Id } from '@/domain/entities'
import { gameIdentity } from '@/domain/game'
import { idle, type AsyncFlags } from '@/store/core/asyncState'
import { withPage } from '@/store/core/withPage'

/** The page size is fixed until the list is cleared (Decisions 7). */
export interface GameListQuery {
  type: GameType
  size: number
  provider?: Id
  category?: Id
  search?: string
}

export interface GameEntry extends AsyncFlags {
  list: Game[]
  /** The query of the list (Decisions 8); null for the popular games. */
  query: GameListQuery | null
  paginationInfo: {
    /** The last loaded page; 0 before the first response. */
    page: number
    total: number | null
    /** The number of rows in the last page. */
    received: number
  }
}

/** Spec §3: '{type}_{providerId}'; a missing part is 'none'. */
export const gameKey = (type?: GameType, provider?: Id): string =>
  `${type ?? 'none'}_${provider ?? 'none'}`

export const POPULAR = gameKey()

/** The games of a missing list: always the same array, so that nothing re-renders. */
export const NO_GAMES: readonly Game[] = []

const isSameId = (a: Id | undefined, b: Id | undefined) => String(a ?? '') === String(b ?? '')

/** Ids are compared as text, so `37` and `'37'` are the same query. */
export const isSameQuery = (a: GameListQuery | null, b: GameListQuery | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.type === b.type &&
    a.size === b.size &&
    isSameId(a.provider, b.provider) &&
    isSameId(a.category, b.category) &&
    (a.search ?? '') === (b.search ?? ''))

/** The entry if it was loaded for this query, otherwise an empty one. */
export function openEntry(entry: GameEntry | undefined, query: GameListQuery | null): GameEntry {
  if (entry && isSameQuery(entry.query, query)) return entry
  return { list: [], query, paginationInfo: { page: 0, total: null, received: 0 }, ...idle }
}

export function addPage(entry: GameEntry, answer: GamePage, page: number): void {
  // The popular games have no query and only one page.
  const size = entry.query?.size ?? Number.MAX_SAFE_INTEGER
  // Reading a draft of thousands of games would wrap each of them.
  const before = (isDraft(entry.list) && original(entry.list)) || entry.list
  const known = new Map(before.map((game) => [gameIdentity(game), game]))
  // An unchanged game stays the same object, so that its tile does not render again.
  const received = answer.data.map((game) => {
    const old = known.get(gameIdentity(game))
    return old && shallowEqual(old, game) ? old : game
  })
  const { page: loadedPages } = entry.paginationInfo
  entry.list = withPage(before, received, { page, loadedPages, size }, gameIdentity)
  const isLast = page >= loadedPages
  entry.paginationInfo = {
    page: Math.max(page, loadedPages),
    total: answer.total,
    received: isLast ? answer.received : entry.paginationInfo.received,
  }
}

/** Spec §4: without a total, a full page means more; an empty list has no more ('No Game'). */
export function hasMoreGames({ list, query, paginationInfo }: GameEntry): boolean {
  const { total, received } = paginationInfo
  if (received === 0 || list.length === 0) return false
  return total === null ? received >= (query?.size ?? Infinity) : list.length < total
}

import type { Game } from '@/domain/entities'
import type { GameListQuery } from '@/store/lists/gameEntries'
import { gamePages } from './gamePages'
import { usePagedList } from './usePagedList'

export interface GameListView {
  games: readonly Game[]
  /** Null if unknown or not sent by the server. */
  total: number | null
  /** The number of games being loaded. */
  loading: number
  hasMore: boolean
  isEmpty: boolean
  failure: string | null
  loadMore: () => void
  retry: () => void
}

export function useGameList(query: GameListQuery): GameListView {
  const { list, shown: games, loading, ...paging } = usePagedList(gamePages, query)
  const { loadedPages = 0, total = null } = list ?? {}
  // The server may send more games than its total.
  const left = loadedPages > 0 && total !== null ? Math.max(0, total - games.length) : Infinity
  return {
    games,
    total,
    loading: Math.min(loading * query.size, left),
    isEmpty: loadedPages > 0 && games.length === 0,
    ...paging,
  }
}

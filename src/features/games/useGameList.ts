import { useCallback, useRef } from 'react'
import type { Game } from '@/domain/entities'
import { useLanguage } from '@/i18n/useLanguage'
import { isStale } from '@/store/asyncState'
import { hasMoreGames, isSameQuery, type GameListQuery } from '@/store/gameEntries'
import { fetchGames } from '@/store/gameSlice'
import { useAppDispatch, useAppStore } from '@/store/hooks'
import { entryOf, useGameEntry } from './useGameEntry'
import { usePages } from './usePages'

const noGames: readonly Game[] = []

/** A list as a preview shows it. */
export interface GameListView {
  games: readonly Game[]
  /** Null while unknown, or when the server doesn't tell. */
  total: number | null
  /** How many games are on their way. */
  loading: number
  hasMore: boolean
  isEmpty: boolean
  /** The message of the page that could not be had; null when none failed. */
  failure: string | null
  loadMore: () => void
  retry: () => void
}

interface Asked {
  query: GameListQuery
  load: { abort: () => void }
}

/**
 * Spec §4 Game list: the store's list for a query. Another query starts at page 1 and aborts what
 * was asked for the former (Decisions 23).
 */
export function useGameList(query: GameListQuery): GameListView {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const lang = useLanguage()
  const entry = useGameEntry(query)
  const games = entry?.list ?? noGames
  const held = entry?.paginationInfo.page ?? 0
  const total = entry?.paginationInfo.total ?? null
  const hasMore = entry !== undefined && hasMoreGames(entry)

  const asked = useRef<Asked | null>(null)
  const load = useCallback(
    async (page: number) => {
      if (asked.current && !isSameQuery(asked.current.query, query)) asked.current.load.abort()
      const load = dispatch(fetchGames({ query, page }))
      asked.current = { query, load }
      return fetchGames.fulfilled.match(await load)
    },
    [dispatch, query],
  )
  const due = useCallback(() => {
    const known = entryOf(store.getState(), query)
    if (known && !isStale(known, { at: Date.now(), lang })) return 0
    return Math.max(1, known?.paginationInfo.page ?? 0)
  }, [store, lang, query])

  const pages = usePages({
    subject: query,
    held,
    hasMore,
    isFetching: entry?.isFetching ?? false,
    isError: entry?.isError ?? false,
    isKnown: entry !== undefined,
    due,
    load,
  })

  // A server may send more games than its total says.
  const left = held > 0 && total !== null ? Math.max(0, total - games.length) : Infinity
  return {
    games,
    total,
    loading: Math.min(pages.loading * query.page_size, left),
    hasMore: hasMore && !pages.isFailed,
    isEmpty: held > 0 && games.length === 0,
    failure: pages.isFailed ? (entry?.errorMessage ?? '') : null,
    loadMore: pages.loadMore,
    retry: pages.retry,
  }
}

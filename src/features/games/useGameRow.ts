import { useCallback, useState } from 'react'
import type { Game } from '@/domain/entities'
import { hasMoreGames, NO_GAMES, type GameListQuery } from '@/store/gameEntries'
import { fetchGames } from '@/store/gameSlice'
import { useAppDispatch, useDeferredSelector } from '@/store/hooks'
import type { RootState } from '@/store/store'
import { useFresh } from '@/store/useFresh'
import { entryOf } from './entryOf'

export interface GameRowView {
  page: number
  games: readonly Game[]
  isLoading: boolean
  isEmpty: boolean
  failure: string | null
  retry: () => void
  turn: { hasPrevious: boolean; hasNext: boolean; onPrevious: () => void; onNext: () => void }
}

/** The data of a row in every state of its request. */
function selectRow(state: RootState, query: GameListQuery) {
  const entry = entryOf(state, query)
  const isLastFull = entry !== undefined && entry.paginationInfo.received >= query.page_size
  return {
    list: entry?.list ?? NO_GAMES,
    loadedPages: entry?.paginationInfo.page ?? 0,
    hasMore: isLastFull && hasMoreGames(entry),
    failure: entry?.isError ? entry.errorMessage : null,
  }
}

/**
 * Decisions 11: a row stores only its page number and shows that slice of the list in the store; it loads a
 * missing slice once it `isWanted`.
 */
export function useGameRow(query: GameListQuery, isWanted: boolean): GameRowView {
  const dispatch = useAppDispatch()
  const { list, loadedPages, hasMore, failure } = useDeferredSelector((state) =>
    selectRow(state, query),
  )
  const [wanted, setPage] = useState(1)
  const size = query.page_size
  // The server may send more rows than asked, so that a page begins in one answer and ends in the next.
  const isBegun = list.length > (wanted - 1) * size
  const isFull = list.length >= wanted * size
  const isMissing = wanted > loadedPages && (!isBegun || (hasMore && !isFull))

  const load = useCallback(() => {
    void dispatch(fetchGames({ query, page: Math.min(wanted, loadedPages + 1) }))
  }, [dispatch, loadedPages, query, wanted])

  const flags = useCallback(
    (state: RootState) => (isMissing ? undefined : entryOf(state, query)),
    [isMissing, query],
  )
  useFresh({ flags, load, isEnabled: isWanted })

  // If the next page is empty, the one before it stays on screen.
  const last = Math.max(1, Math.ceil(list.length / size))
  const page = isMissing ? wanted : Math.min(wanted, last)

  return {
    page,
    games: isMissing ? [] : list.slice((page - 1) * size, page * size),
    isLoading: isMissing && failure === null,
    isEmpty: loadedPages > 0 && list.length === 0,
    failure: isMissing ? failure : null,
    retry: load,
    turn: {
      hasPrevious: page > 1,
      hasNext: !isMissing && (page < last || hasMore),
      onPrevious: () => {
        setPage(page - 1)
      },
      onNext: () => {
        setPage(page + 1)
      },
    },
  }
}

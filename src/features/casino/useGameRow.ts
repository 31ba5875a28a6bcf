import { useDeferredValue, useMemo, useState } from 'react'
import type { Game } from '@/domain/entities'
import type { Priority } from '@/lib/loading/priority'
import { NO_GAMES, type GameListQuery } from '@/store/lists/gameEntries'
import { useAppSelector } from '@/store/hooks'
import { selectEntryFor } from './selectEntryFor'
import { gamePages } from './gamePages'
import { usePages } from './usePages'

export interface GameRowView {
  page: number
  games: readonly Game[]
  isLoading: boolean
  isEmpty: boolean
  failure: string | null
  retry: () => void
  turn: { hasPrevious: boolean; hasNext: boolean; onPrevious: () => void; onNext: () => void }
}

/** Decisions 11: stores only its page number, and loads a missing slice of the list, but not `later`. */
export function useGameRow(query: GameListQuery, priority: Priority): GameRowView {
  const [wanted, setPage] = useState(1)
  const { size } = query
  // The server may send more rows than asked, so that a page begins in one answer and ends in the next.
  const isFull = useAppSelector(
    (state) => (selectEntryFor(state, query)?.list.length ?? 0) >= wanted * size,
  )
  const { loadNext, ...now } = usePages(gamePages, query, {
    pages: isFull ? 0 : wanted,
    isEnabled: priority !== 'later',
  })
  // With low priority, so that its tiles never delay the player's actions on a slow phone.
  const { list, missing, failure } = useDeferredValue(
    useMemo(
      () => ({ list: now.list, missing: now.missing, failure: now.failure }),
      [now.failure, now.list, now.missing],
    ),
  )
  const games = list?.rows ?? NO_GAMES
  const isMissing = missing > 0

  // If the next page is empty, the one before it stays on screen.
  const last = Math.max(1, Math.ceil(games.length / size))
  const page = isMissing ? wanted : Math.min(wanted, last)
  const shown = isMissing ? NO_GAMES : games.slice((page - 1) * size, page * size)

  return {
    page,
    games: shown,
    isLoading: isMissing && failure === null,
    isEmpty: list !== undefined && list.loadedPages > 0 && games.length === 0,
    failure,
    retry: loadNext,
    turn: {
      hasPrevious: page > 1,
      hasNext: shown.length === size && (page < last || (list?.hasMore ?? false)),
      onPrevious: () => {
        setPage(page - 1)
      },
      onNext: () => {
        setPage(page + 1)
        // Also after a failure.
        if (page === last) loadNext()
      },
    },
  }
}

import { useCallback, useEffect, useState } from 'react'
import type { Game } from '@/domain/entities'
import { useLanguage } from '@/i18n/useLanguage'
import { useOnReturn } from '@/lib/useOnline'
import { isStale } from '@/store/asyncState'
import { hasMoreGames, type GameListQuery } from '@/store/gameEntries'
import { fetchGames } from '@/store/gameSlice'
import { useAppDispatch, useAppStore } from '@/store/hooks'
import { entryOf, useGameEntry } from './useGameEntry'

/** One page of a list. */
export interface GameRowView {
  page: number
  games: readonly Game[]
  isLoading: boolean
  isEmpty: boolean
  /** The message of a page that could not be had; null when it didn't fail. */
  failure: string | null
  retry: () => void
  turn: { hasPrevious: boolean; hasNext: boolean; onPrevious: () => void; onNext: () => void }
}

/**
 * Decisions 11: a row keeps only its page and shows that slice of the list in the store; a slice
 * that is missing is asked for once the row comes near the viewport.
 */
export function useGameRow(query: GameListQuery, isNear: boolean): GameRowView {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const lang = useLanguage()
  const entry = useGameEntry(query)
  const [wanted, setPage] = useState(1)
  const size = query.page_size
  const list = entry?.list ?? []
  const held = entry?.paginationInfo.page ?? 0
  const isMissing = wanted > held && list.length <= (wanted - 1) * size

  const ask = useCallback(() => {
    void dispatch(fetchGames({ query, page: Math.min(wanted, held + 1) }))
  }, [dispatch, held, query, wanted])

  useEffect(() => {
    if (!isNear) return
    const known = entryOf(store.getState(), query)
    if (isMissing || !known || isStale(known, { at: Date.now(), lang })) ask()
  }, [ask, store, isMissing, isNear, lang, query])
  useOnReturn(() => {
    if (isNear) ask()
  })

  // A page that turned out empty leaves the one before it on screen.
  const last = Math.max(1, Math.ceil(list.length / size))
  const page = isMissing ? wanted : Math.min(wanted, last)
  const isLastFull = entry !== undefined && entry.paginationInfo.received >= size
  const isFull = page < last || (isLastFull && hasMoreGames(entry))
  const isFailed = isMissing && entry?.isError === true

  return {
    page,
    games: isMissing ? [] : list.slice((page - 1) * size, page * size),
    isLoading: isMissing && !isFailed,
    isEmpty: held > 0 && list.length === 0,
    failure: isFailed ? entry.errorMessage : null,
    retry: ask,
    turn: {
      hasPrevious: page > 1,
      hasNext: !isMissing && isFull,
      onPrevious: () => {
        setPage(page - 1)
      },
      onNext: () => {
        setPage(page + 1)
      },
    },
  }
}

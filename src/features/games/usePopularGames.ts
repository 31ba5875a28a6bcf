import { useCallback, useEffect } from 'react'
import { useLanguage } from '@/i18n/useLanguage'
import { useOnReturn } from '@/lib/dom/useOnline'
import { loadState, isStale } from '@/store/asyncState'
import { NO_GAMES, POPULAR } from '@/store/gameEntries'
import { fetchPopularGames, selectGameEntry } from '@/store/gameSlice'
import { useDeferredSelector, useAppDispatch, useAppStore } from '@/store/hooks'
import type { RootState } from '@/store/store'

/** What the row shows of the list, however its load stands. */
function selectRow(state: RootState) {
  const entry = selectGameEntry(state, POPULAR)
  return { games: entry?.list ?? NO_GAMES, ...loadState(entry) }
}

/** Decisions 10: the mobile home's first row. */
export function usePopularGames() {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const lang = useLanguage()
  const { games, hasAnswer, failure } = useDeferredSelector(selectRow)

  const load = useCallback(() => {
    void dispatch(fetchPopularGames())
  }, [dispatch])

  useEffect(() => {
    const known = selectGameEntry(store.getState(), POPULAR)
    if (!known || isStale(known, { at: Date.now(), lang })) load()
  }, [store, lang, load])
  useOnReturn(load)

  return {
    games,
    isLoading: !hasAnswer && failure === null,
    isEmpty: hasAnswer && games.length === 0,
    failure,
    retry: load,
  }
}

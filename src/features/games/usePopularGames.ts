import { useCallback, useEffect } from 'react'
import { useLanguage } from '@/i18n/useLanguage'
import { useOnReturn } from '@/lib/useOnline'
import { isStale } from '@/store/asyncState'
import { POPULAR } from '@/store/gameEntries'
import { fetchPopularGames, selectGameEntry } from '@/store/gameSlice'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'

/** Decisions 10: the mobile home's first row. */
export function usePopularGames() {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const lang = useLanguage()
  const entry = useAppSelector((state) => selectGameEntry(state, POPULAR))

  const load = useCallback(() => {
    void dispatch(fetchPopularGames())
  }, [dispatch])

  useEffect(() => {
    const known = selectGameEntry(store.getState(), POPULAR)
    if (!known || isStale(known, { at: Date.now(), lang })) load()
  }, [store, lang, load])
  useOnReturn(load)

  const games = entry?.list ?? []
  const hasAnswer = entry !== undefined && entry.loaded !== null
  const isFailed = !hasAnswer && entry?.isError === true
  return {
    games,
    isLoading: !hasAnswer && !isFailed,
    isEmpty: hasAnswer && games.length === 0,
    failure: isFailed ? entry.errorMessage : null,
    retry: load,
  }
}

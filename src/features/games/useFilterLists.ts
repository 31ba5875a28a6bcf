import { useCallback, useEffect } from 'react'
import { shallowEqual } from 'react-redux'
import type { GameType } from '@/domain/entities'
import { useLanguage } from '@/i18n/useLanguage'
import { useOnReturn } from '@/lib/dom/useOnline'
import { loadState, isStale, type AsyncFlags } from '@/store/asyncState'
import { fetchCategories, selectCategory } from '@/store/categorySlice'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { fetchProviderFilter, selectProvider } from '@/store/providerSlice'
import type { AppDispatch, RootState } from '@/store/store'

interface Source<Row> {
  list: (state: RootState) => readonly Row[]
  /** The game type that the list is of. */
  type: (state: RootState) => GameType | null
  flags: (state: RootState) => AsyncFlags
  load: (dispatch: AppDispatch, type: GameType) => unknown
}

const source = <Row>(of: Source<Row>) => of

const categories = source({
  list: (state) => selectCategory(state).categoryList,
  type: (state) => selectCategory(state).type,
  flags: selectCategory,
  load: (dispatch, type) => dispatch(fetchCategories(type)),
})

const providers = source({
  list: (state) => selectProvider(state).providerFilterList,
  type: (state) => selectProvider(state).filterType,
  flags: (state) => selectProvider(state).filter,
  load: (dispatch, type) => dispatch(fetchProviderFilter(type)),
})

const noRows: readonly never[] = []

/** A filter's list for a game type; what can't be had leaves the games alone. */
function useFilterList<Row>({ list, type: typeOf, flags, load }: Source<Row>, type: GameType) {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const lang = useLanguage()
  const rows = useAppSelector((state) => (typeOf(state) === type ? list(state) : noRows))
  const { hasAnswer, failure } = useAppSelector(
    (state) => loadState(typeOf(state) === type ? flags(state) : undefined),
    shallowEqual,
  )

  const request = useCallback(() => {
    load(dispatch, type)
  }, [dispatch, load, type])

  useEffect(() => {
    const state = store.getState()
    if (typeOf(state) !== type || isStale(flags(state), { at: Date.now(), lang })) request()
  }, [request, flags, store, lang, type, typeOf])
  useOnReturn(request)

  return { rows, isLoading: !hasAnswer && failure === null, failure, retry: request }
}

/** Spec §7: the categories of a type, in the interface's language (Decisions 5). */
export const useCategories = (type: GameType) => useFilterList(categories, type)

/** Spec §7: all providers of a type. */
export const useProviderFilter = (type: GameType) => useFilterList(providers, type)

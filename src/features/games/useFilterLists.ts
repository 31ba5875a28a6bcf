import { useCallback } from 'react'
import { shallowEqual } from 'react-redux'
import type { GameType } from '@/domain/entities'
import { loadState, type AsyncFlags } from '@/store/asyncState'
import { fetchCategories, selectCategory } from '@/store/categorySlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { fetchProviderFilter, selectProvider } from '@/store/providerSlice'
import type { AppDispatch, RootState } from '@/store/store'
import { useFresh } from '@/store/useFresh'

interface Source<Row> {
  list: (state: RootState) => readonly Row[]
  /** The game type of the list. */
  type: (state: RootState) => GameType | null
  flags: (state: RootState) => AsyncFlags
  load: (dispatch: AppDispatch, type: GameType) => unknown
}

const sourceOf = <Row>(source: Source<Row>) => source

const categories = sourceOf({
  list: (state) => selectCategory(state).categoryList,
  type: (state) => selectCategory(state).type,
  flags: selectCategory,
  load: (dispatch, type) => dispatch(fetchCategories(type)),
})

const providers = sourceOf({
  list: (state) => selectProvider(state).providerFilterList,
  type: (state) => selectProvider(state).filterType,
  flags: (state) => selectProvider(state).filter,
  load: (dispatch, type) => dispatch(fetchProviderFilter(type)),
})

const noRows: readonly never[] = []

/** Loads a filter's list for a game type; its failure does not affect the games. */
function useFilterList<Row>(source: Source<Row>, type: GameType) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector((state) =>
    source.type(state) === type ? source.list(state) : noRows,
  )
  const flags = useCallback(
    (state: RootState) => (source.type(state) === type ? source.flags(state) : undefined),
    [source, type],
  )
  const { hasAnswer, failure } = useAppSelector((state) => loadState(flags(state)), shallowEqual)

  const load = useCallback(() => {
    source.load(dispatch, type)
  }, [dispatch, source, type])
  useFresh({ flags, load })

  return { rows, isLoading: !hasAnswer && failure === null, failure, retry: load }
}

/** Spec §7: the categories of a type, in the interface's language (Decisions 5). */
export const useCategories = (type: GameType) => useFilterList(categories, type)

/** Spec §7: all providers of a type. */
export const useProviderFilter = (type: GameType) => useFilterList(providers, type)

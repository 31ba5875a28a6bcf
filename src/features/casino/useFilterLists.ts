import { useCallback } from 'react'
import { shallowEqual } from 'react-redux'
import type { Category, GameType, Id, Provider } from '@/domain/entities'
import { useLimited } from '@/lib/loading/useLimited'
import { loadState, type AsyncFlags } from '@/store/core/asyncState'
import { fetchCategories, selectCategory } from '@/store/lists/categorySlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { fetchProviderFilter, selectProvider } from '@/store/lists/providerSlice'
import type { AppDispatch, RootState } from '@/store/store'
import { useFresh } from '@/store/useFresh'

interface Source<Row extends { id: Id }> {
  list: (state: RootState) => readonly Row[]
  type: (state: RootState) => GameType | null
  flags: (state: RootState) => AsyncFlags
  load: (dispatch: AppDispatch, type: GameType) => unknown
}

const categories: Source<Category> = {
  list: (state) => selectCategory(state).categoryList,
  type: (state) => selectCategory(state).type,
  flags: selectCategory,
  load: (dispatch, type) => dispatch(fetchCategories(type)),
}

const providers: Source<Provider> = {
  list: (state) => selectProvider(state).providerFilterList,
  type: (state) => selectProvider(state).filterType,
  flags: (state) => selectProvider(state).filter,
  load: (dispatch, type) => dispatch(fetchProviderFilter(type)),
}

const noRows: readonly never[] = []

/** A failure does not affect the games. The chosen row is always among the rows shown. */
function useFilterList<Row extends { id: Id }>(
  source: Source<Row>,
  type: GameType,
  chosenId: string,
) {
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

  const { shown, onMore } = useLimited(rows, type)
  const isChosen = ({ id }: Row) => String(id) === chosenId
  const hidden = onMore && !shown.some(isChosen) ? rows.filter(isChosen) : noRows
  return {
    rows: hidden.length > 0 ? [...shown, ...hidden] : shown,
    isLoading: !hasAnswer && failure === null,
    failure,
    onMore,
    onRetry: load,
  }
}

export const useCategories = (type: GameType, chosenId: string) =>
  useFilterList(categories, type, chosenId)

export const useProviderFilter = (type: GameType, chosenId: string) =>
  useFilterList(providers, type, chosenId)

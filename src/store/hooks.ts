import { useDeferredValue } from 'react'
import { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux'
import type { AppDispatch, AppStore, RootState } from './store'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<AppStore>()

/**
 * Selects server data with low priority: React renders changes in slices, so that they never delay the
 * player's actions on a slow phone. Nothing renders while `select` returns equal data.
 */
export function useDeferredSelector<Shown extends object>(
  select: (state: RootState) => Shown,
): Shown {
  return useDeferredValue(useAppSelector(select, shallowEqual))
}

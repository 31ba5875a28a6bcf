import { useDeferredValue } from 'react'
import { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux'
import type { AppDispatch, AppStore, RootState } from './store'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<AppStore>()

/** With low priority: React renders in slices, so that changes never delay a player on a slow phone. */
export function useDeferredSelector<Shown extends object>(
  select: (state: RootState) => Shown,
): Shown {
  return useDeferredValue(useAppSelector(select, shallowEqual))
}

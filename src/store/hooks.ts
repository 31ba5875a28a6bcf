import { useDeferredValue } from 'react'
import { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux'
import type { AppDispatch, AppStore, RootState } from './store'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<AppStore>()

/**
 * What a part of the page shows of the server's answers. None is as urgent as what the player does
 * meanwhile: a slow phone draws it in slices, and nothing is drawn while `select` gives the same.
 */
export function useDeferredSelector<Shown extends object>(
  select: (state: RootState) => Shown,
): Shown {
  return useDeferredValue(useAppSelector(select, shallowEqual))
}

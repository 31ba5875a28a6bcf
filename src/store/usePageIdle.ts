import { useDeferredValue } from 'react'
import { useAppSelector } from './hooks'
import { selectIsIdle } from './ui/loaderSlice'

/** Deferred, so that the new content does not delay the player's first action. */
export const usePageIdle = (): boolean => useDeferredValue(useAppSelector(selectIsIdle))

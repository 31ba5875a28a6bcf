import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { placeKey } from '@/lib/dom/placeName'
import { closeGame, selectOpening } from '@/store/gameSlice'
import { useAppDispatch, useAppStore } from '@/store/hooks'
import { currentIndex } from '@/lib/dom/historyEntries'
import { saveOrigin } from './playTrail'

/** Stores where a play page was opened from, and ends the game when it is no longer on screen. */
export function usePlayEntries(isOnPage: boolean, isRunning: boolean): void {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const location = useLocation()
  const navigationType = useNavigationType()
  const before = useRef(location)

  useEffect(() => {
    const from = before.current
    before.current = location
    const isPushed = navigationType === NavigationType.Push && from.key !== location.key
    if (isOnPage && isPushed) {
      const { key, pathname, search } = from
      const index = Math.max(0, currentIndex() - 1)
      saveOrigin(location.key, { key, pathname, search, place: placeKey(from), index })
    }
    if (!isRunning && selectOpening(store.getState())) dispatch(closeGame())
  }, [dispatch, store, isOnPage, isRunning, location, navigationType])
}

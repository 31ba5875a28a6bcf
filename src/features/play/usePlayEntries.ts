import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { closeGame, selectOpening } from '@/store/gameSlice'
import { useAppDispatch, useAppStore } from '@/store/hooks'
import { noteOrigin } from './playTrail'

/** Notes where a play page was opened from, and ends the game once nothing shows it any more. */
export function usePlayEntries(isOnPage: boolean, isRunning: boolean): void {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const { key, pathname } = useLocation()
  const navigationType = useNavigationType()
  const before = useRef({ key, pathname })

  useEffect(() => {
    const isPushed = navigationType === NavigationType.Push && before.current.key !== key
    if (isOnPage && isPushed) noteOrigin(key, before.current.pathname)
    before.current = { key, pathname }
    if (!isRunning && selectOpening(store.getState())) dispatch(closeGame())
  }, [dispatch, store, isOnPage, isRunning, key, navigationType, pathname])
}

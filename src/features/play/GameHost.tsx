import { Suspense, useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { useListener } from '@/lib/dom/useListener'
import { lazyWithRetry } from '@/lib/loading/lazyWithRetry'
import { selectIsLoggedIn } from '@/store/player/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { entryGate } from '@/store/ui/entryMark'
import { selectGate, selectMayRun } from '@/store/ui/playGate'
import {
  gameLeft,
  gameShown,
  openGame,
  selectIsClosed,
  selectIsMini,
  selectOpened,
} from '@/store/ui/playSlice'
import { readOpenedGame } from '@/store/ui/readOpenedGame'
import { isPlayPath, useLeaveGame } from './useLeaveGame'

const GameStage = lazyWithRetry(async () => ({ default: (await import('./GameStage')).GameStage }))

/** Decisions 13: renders the game above the routes, because moving a frame in the document reloads it. */
export function GameHost() {
  const dispatch = useAppDispatch()
  const location = useLocation()
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const mayStart = useAppSelector(selectGate) === 'open' && isLoggedIn
  const mayRun = useAppSelector(selectMayRun) && isLoggedIn
  const named = useMemo(
    () => (isPlayPath(location.pathname) ? readOpenedGame(location) : null),
    [location],
  )
  const mayShow = useAppSelector(
    (state) =>
      named !== null &&
      !selectIsClosed(state, named.opening) &&
      entryGate(state, named.mark) === 'open',
  )
  const isMini = useAppSelector(selectIsMini)
  const opened = useAppSelector(selectOpened)
  const isRunning = named !== null && named.opening === opened?.opening
  const onPage = (isRunning ? mayRun : mayStart) && mayShow ? named : null
  const mini = mayRun && isMini && !onPage ? opened : null
  const game = onPage ?? mini
  const leaving = useLeaveGame()

  // A pressed tile has already opened its game while the previous page still shows.
  const endUnlessShown = () => {
    if (!game && opened) dispatch(gameLeft())
  }
  const onMove = useEffectEvent(() => {
    if (!onPage) {
      endUnlessShown()
      return
    }
    dispatch(gameShown())
    void dispatch(openGame(onPage))
  })
  useEffect(() => {
    onMove()
  }, [location, mayRun, onPage])
  // Back before the code of the play page has loaded leads to the location that is still shown.
  useListener(window, 'popstate', endUnlessShown)

  // Always mounted: while the game's code loads, React would show a new boundary's empty fallback.
  return (
    <ErrorBoundary resetKey={location.key} isPage={onPage !== null}>
      <Suspense fallback={null}>
        {game && <GameStage key={game.opening} game={game} isMini={onPage === null} {...leaving} />}
      </Suspense>
    </ErrorBoundary>
  )
}

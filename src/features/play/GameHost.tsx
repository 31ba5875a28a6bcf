import { Suspense, useEffect, useRef } from 'react'
import { matchPath, NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { gameTypeList } from '@/domain/gameTypes'
import { lazyAgain } from '@/lib/lazyAgain'
import { usePause } from '@/lib/pause'
import { selectIsLoggedIn } from '@/store/authSlice'
import { closeGame, selectOpening } from '@/store/gameSlice'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { readPlayState } from './playState'
import { noteOrigin } from './playTrail'

const GameStage = lazyAgain(async () => ({ default: (await import('./GameStage')).GameStage }))

const isPlayPath = (pathname: string) =>
  gameTypeList.some(({ play }) => matchPath(play, pathname) !== null)

/** Notes where a play page was opened from, and ends the game when the play pages are left. */
function usePlayEntries(isPlaying: boolean): void {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const { key, pathname } = useLocation()
  const navigationType = useNavigationType()
  const before = useRef({ key, pathname })

  useEffect(() => {
    const isPushed = navigationType === NavigationType.Push && before.current.key !== key
    if (isPlaying && isPushed) noteOrigin(key, before.current.pathname)
    before.current = { key, pathname }
    if (!isPlaying && selectOpening(store.getState())) dispatch(closeGame())
  }, [dispatch, store, isPlaying, key, navigationType, pathname])
}

/**
 * Decisions 13: the game on screen. It stands above the routes because a moved frame would load
 * anew; who may be on a play page is that page's affair.
 */
export function GameHost() {
  const location = useLocation()
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const isPaused = usePause().until !== null
  const isPlaying = isLoggedIn && !isPaused && isPlayPath(location.pathname)
  const game = isPlaying ? readPlayState(location.state) : null
  usePlayEntries(game !== null)

  // Always there: a new boundary would show nothing, this one keeps the page until the game's is in.
  return (
    <ErrorBoundary resetKey={location.key} isPage>
      <Suspense fallback={null}>
        {game && <GameStage key={location.key} openingKey={location.key} game={game} />}
      </Suspense>
    </ErrorBoundary>
  )
}

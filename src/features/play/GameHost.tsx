import { Suspense, useMemo } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { gameTypeList } from '@/domain/gameTypes'
import { lazyWithRetry } from '@/lib/loading/lazyWithRetry'
import { usePause } from '@/device/pause'
import { selectIsLoggedIn } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { readPlayState } from './playState'
import { useMiniPlayer } from './useMiniPlayer'
import { usePlayEntries } from './usePlayEntries'

const GameStage = lazyWithRetry(async () => ({ default: (await import('./GameStage')).GameStage }))

const isPlayPath = (pathname: string) =>
  gameTypeList.some(({ play }) => matchPath(play, pathname) !== null)

/**
 * Decisions 13: the game on screen. It stands above the routes because a moved frame would load
 * anew; who may be on a play page is that page's affair.
 */
export function GameHost() {
  const location = useLocation()
  const { pathname, key } = location
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const isPaused = usePause().until !== null
  const mayRun = isLoggedIn && !isPaused
  const asked = useMemo(() => readPlayState(location.state), [location.state])
  const game = mayRun && isPlayPath(pathname) ? asked : null
  // A game that comes back from the mini player is the opening that it was.
  const onPage = game && { key: game.opening ?? key, game }
  const { opening, isMini, minimise, end } = useMiniPlayer(onPage, mayRun)
  usePlayEntries(game !== null, opening !== null)

  // Always there: a new boundary would show nothing, this one keeps the page until the game's is in.
  return (
    <ErrorBoundary resetKey={key} isPage={game !== null}>
      <Suspense fallback={null}>
        {opening && (
          <GameStage
            key={opening.key}
            opening={opening}
            entryKey={key}
            isMini={isMini}
            onMinimise={minimise}
            onEnd={end}
          />
        )}
      </Suspense>
    </ErrorBoundary>
  )
}

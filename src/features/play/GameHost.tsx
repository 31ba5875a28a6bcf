import { Suspense, useMemo } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { gameTypeList } from '@/domain/gameTypes'
import { lazyWithRetry } from '@/lib/loading/lazyWithRetry'
import { selectIsLoggedIn } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { usePlayGate } from '@/store/playGate'
import { readPlayState } from './playState'
import { useMiniPlayer } from './useMiniPlayer'
import { usePlayEntries } from './usePlayEntries'

const GameStage = lazyWithRetry(async () => ({ default: (await import('./GameStage')).GameStage }))

const isPlayPath = (pathname: string) =>
  gameTypeList.some(({ play }) => matchPath(play, pathname) !== null)

/**
 * Decisions 13: the current game. It is rendered above the routes, because moving a frame in the document
 * reloads it. PlayPage redirects visitors, and players who take a pause or have reached a limit.
 */
export function GameHost() {
  const location = useLocation()
  const { pathname, key } = location
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const gate = usePlayGate()
  const mayRun = isLoggedIn && gate === 'open'
  const requested = useMemo(() => readPlayState(location.state), [location.state])
  const game = mayRun && isPlayPath(pathname) ? requested : null
  // A game restored from the mini player continues its opening.
  const onPage = game && { key: game.opening ?? key, game }
  const { opening, isMini, minimise, end } = useMiniPlayer(onPage, mayRun)
  usePlayEntries(game !== null, opening !== null)

  // Always mounted: while the game's code loads, React preserves the content of a mounted boundary but would
  // show the empty fallback of a new one.
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

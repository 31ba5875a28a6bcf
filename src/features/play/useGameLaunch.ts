import { useEffect, useMemo } from 'react'
import { FALLBACK } from '@/domain/constants'
import { selectCurrentGame, selectGameError } from '@/store/lists/gameSlice'
import { useAppSelector } from '@/store/hooks'
import { selectOpened, type OpenedGame } from '@/store/ui/playSlice'
import { addRecentGame } from '@/device/recentGames'
import { launchTarget } from './launchTarget'

/** What the frame shows and why the launch failed, each null until known; never another opening's result. */
export function useGameLaunch(game: OpenedGame) {
  const isThisOpening = useAppSelector((state) => selectOpened(state)?.opening === game.opening)
  const current = useAppSelector(selectCurrentGame)
  const failure = useAppSelector(selectGameError)
  const launch = useMemo(() => current && launchTarget(current, window.location.href), [current])
  const isRunning = isThisOpening && launch !== null

  useEffect(() => {
    if (isRunning) addRecentGame(game)
  }, [game, isRunning])

  if (!isThisOpening) return { launch: null, failure: null }
  const isRefused = current !== null && launch === null
  return { launch, failure: isRefused ? FALLBACK.unknown : failure }
}

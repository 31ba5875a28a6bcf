import { useEffect, useMemo } from 'react'
import { FALLBACK } from '@/domain/constants'
import { gameFailed, selectCurrentGame, selectGameError } from '@/store/lists/gameSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectOpened, type OpenedGame } from '@/store/ui/playSlice'
import { addRecentGame } from '@/device/recentGames'
import { launchTarget } from './launchTarget'

/** What the frame shows and why the launch failed, each null until known; never another opening's result. */
export function useGameLaunch(game: OpenedGame) {
  const dispatch = useAppDispatch()
  const isThisOpening = useAppSelector((state) => selectOpened(state)?.opening === game.opening)
  const current = useAppSelector(selectCurrentGame)
  const failure = useAppSelector(selectGameError)
  const launch = useMemo(() => current && launchTarget(current, window.location.href), [current])
  const isRefused = isThisOpening && current !== null && launch === null
  const isRunning = isThisOpening && launch !== null

  useEffect(() => {
    if (isRefused) dispatch(gameFailed(FALLBACK.unknown))
  }, [dispatch, isRefused])

  useEffect(() => {
    if (isRunning) addRecentGame(game)
  }, [game, isRunning])

  return isThisOpening ? { launch, failure } : { launch: null, failure: null }
}

import { useEffect, useMemo } from 'react'
import { FALLBACK } from '@/domain/constants'
import {
  gameFailed,
  selectCurrentGame,
  selectGameError,
  selectOpening,
  startGame,
} from '@/store/gameSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { noteRecentGame } from '@/device/recentGames'
import { launchTarget } from './launchTarget'
import type { PlayState } from './playState'

/**
 * Spec §4 Play game: requests the launch once per opening. Returns what to show in the frame and why the
 * launch failed, each null until known, and never the result of another opening.
 */
export function useGameLaunch(game: PlayState, key: string) {
  const { game_id, provider_id } = game
  const dispatch = useAppDispatch()
  const isThisOpening = useAppSelector((state) => selectOpening(state)?.key === key)
  const current = useAppSelector(selectCurrentGame)
  const failure = useAppSelector(selectGameError)
  const launch = useMemo(() => current && launchTarget(current, window.location.href), [current])
  const isRefused = isThisOpening && current !== null && launch === null
  const isRunning = isThisOpening && launch !== null

  useEffect(() => {
    void dispatch(startGame({ key, game_id, provider: provider_id }))
  }, [dispatch, key, game_id, provider_id])

  useEffect(() => {
    if (isRefused) dispatch(gameFailed(FALLBACK.unknown))
  }, [dispatch, isRefused])

  useEffect(() => {
    if (isRunning) noteRecentGame(game)
  }, [game, isRunning])

  return isThisOpening ? { launch, failure } : { launch: null, failure: null }
}

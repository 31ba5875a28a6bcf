import { useCallback } from 'react'
import { matchPath } from 'react-router-dom'
import { gameTypeList, previewPath } from '@/domain/gameTypes'
import { closeGame } from '@/store/gameSlice'
import { useAppDispatch } from '@/store/hooks'
import type { PlayState } from './playState'
import { originOf } from './playTrail'
import { useReturnFromGame } from './useReturnFromGame'

const isPlayPath = (path: string) => gameTypeList.some(({ play }) => matchPath(play, path))

/**
 * Spec §4, Decisions 14: leaves a game once. `close` ends the game and opens the preview of its type: if the
 * previous entry is that preview, it goes back, which preserves the query; otherwise it replaces the play
 * entry, so that Back never restarts the game. `stepOut` does not end the game and returns to the page from
 * which it was opened.
 */
export function useLeaveGame({ type }: PlayState, entryKey: string) {
  const dispatch = useAppDispatch()
  const leave = useReturnFromGame(entryKey)
  const preview = previewPath(type)

  const close = useCallback(() => {
    const origin = originOf(entryKey)
    leave(origin, origin?.pathname === preview, preview)
    dispatch(closeGame())
  }, [dispatch, entryKey, leave, preview])
  const stepOut = useCallback(() => {
    const origin = originOf(entryKey)
    leave(origin, origin !== null && !isPlayPath(origin.pathname), preview)
  }, [entryKey, leave, preview])

  return { close, stepOut }
}

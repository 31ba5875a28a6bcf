import { useCallback } from 'react'
import { matchPath } from 'react-router-dom'
import { gameTypeList, previewPath } from '@/domain/gameTypes'
import { closeGame } from '@/store/gameSlice'
import { useAppDispatch } from '@/store/hooks'
import type { PlayState } from './playState'
import { originOf } from './playTrail'
import { useWayOut } from './useWayOut'

const isPlayPath = (path: string) => gameTypeList.some(({ play }) => matchPath(play, path))

/**
 * Spec §4, Decisions 14: leaves a game once, to the preview of its type: with Back if the previous entry is
 * that preview, which keeps its query, otherwise by replacing the play entry, so that Back never restarts
 * the game. `close` ends the game at once; `stepOut` keeps it running and returns to the page from which it
 * was opened.
 */
export function useLeaveGame({ type }: PlayState, entryKey: string) {
  const dispatch = useAppDispatch()
  const leave = useWayOut(entryKey)
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

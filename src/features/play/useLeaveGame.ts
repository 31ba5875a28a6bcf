import { useCallback, useEffect, useRef } from 'react'
import { matchPath, useNavigate } from 'react-router-dom'
import { gameTypeList, previewPath } from '@/domain/gameTypes'
import { closeGame } from '@/store/gameSlice'
import { useAppDispatch } from '@/store/hooks'
import type { PlayState } from './playState'
import { originOf } from './playTrail'

const isPlayPath = (path: string) => gameTypeList.some(({ play }) => matchPath(play, path))

/**
 * Spec §4, Decisions 14: leads once from a game to the preview of its type: back when the entry
 * before is that preview, so that its query is kept, else by taking the play entry's place, so that
 * Back never restarts the game. `close` ends the game at once. `stepOut` leaves it running, and so
 * goes back to whatever page it was opened from.
 */
export function useLeaveGame({ type }: PlayState, entryKey: string) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const hasLeft = useRef(false)

  // The same opening comes back from the mini player with another entry.
  useEffect(() => {
    hasLeft.current = false
  }, [entryKey])

  const leave = useCallback(
    (goesBackTo: (origin: string) => boolean) => {
      if (hasLeft.current) return
      hasLeft.current = true
      const origin = originOf(entryKey)
      if (origin !== null && goesBackTo(origin)) void navigate(-1)
      else void navigate(previewPath(type), { replace: true })
    },
    [entryKey, navigate, type],
  )
  const close = useCallback(() => {
    leave((origin) => origin === previewPath(type))
    dispatch(closeGame())
  }, [dispatch, leave, type])
  const stepOut = useCallback(() => {
    leave((origin) => !isPlayPath(origin))
  }, [leave])

  return { close, stepOut }
}

import { useCallback, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { previewPath } from '@/domain/gameTypes'
import { closeGame } from '@/store/gameSlice'
import { useAppDispatch } from '@/store/hooks'
import type { PlayState } from './playState'
import { originOf } from './playTrail'

/**
 * Spec §4, Decisions 14: leads once from a game to the preview of its type: back when the entry
 * before is that preview, so that its query is kept, else by taking the play entry's place, so that
 * Back never restarts the game. The frame goes at once.
 */
export function useLeaveGame({ type }: PlayState, key: string): () => void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const hasLeft = useRef(false)

  return useCallback(() => {
    if (hasLeft.current) return
    hasLeft.current = true
    const preview = previewPath(type)
    if (originOf(key) === preview) void navigate(-1)
    else void navigate(preview, { replace: true })
    dispatch(closeGame())
  }, [dispatch, key, navigate, type])
}

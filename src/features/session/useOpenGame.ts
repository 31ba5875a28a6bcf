import { useCallback, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Game } from '@/domain/entities'
import { pickGame } from '@/domain/game'
import { gameTypes } from '@/domain/gameTypes'
import { useRequireLogin } from './useRequireLogin'
import { selectIsLoggedIn } from '@/store/authSlice'
import { useAppStore } from '@/store/hooks'

/**
 * Spec §2 Play page, §6: opens a game, for a visitor after the login. A double click opens it once, because
 * only one game can be opened from the same history entry.
 */
export function useOpenGame(): (game: Game) => void {
  const requireLogin = useRequireLogin()
  const store = useAppStore()
  const { key: entryKey } = useLocation()
  const openedFrom = useRef<string | null>(null)

  return useCallback(
    (game) => {
      if (openedFrom.current === entryKey) return
      if (selectIsLoggedIn(store.getState())) openedFrom.current = entryKey
      requireLogin({ path: gameTypes[game.type].play, state: pickGame(game) })
    },
    [store, requireLogin, entryKey],
  )
}

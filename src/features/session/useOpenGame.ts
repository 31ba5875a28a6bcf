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
 * a page navigates away from its history entry only once.
 */
export function useOpenGame(): (game: Game) => void {
  const goTo = useRequireLogin()
  const store = useAppStore()
  const { key: place } = useLocation()
  const left = useRef<string | null>(null)

  return useCallback(
    (game) => {
      if (left.current === place) return
      if (selectIsLoggedIn(store.getState())) left.current = place
      goTo({ path: gameTypes[game.type].play, state: pickGame(game) })
    },
    [store, goTo, place],
  )
}

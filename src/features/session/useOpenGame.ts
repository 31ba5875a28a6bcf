import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Game } from '@/domain/entities'
import { pickGame } from '@/domain/game'
import { gameTypes } from '@/domain/gameTypes'
import { currentKey } from '@/lib/dom/historyEntries'
import { useRequireLogin } from './useRequireLogin'
import { selectIsLoggedIn } from '@/store/authSlice'
import { startGame } from '@/store/gameSlice'
import { useAppStore } from '@/store/hooks'

/** The history entries of the last opening: the page it started from, and the play page. */
interface Opened {
  from: string
  key: string | null
}

/**
 * Spec §2 Play page, §6: opens a game, for a visitor after the login. A double click opens it once, because
 * it opens nothing while the play page is still loading. The game is requested before the code of its page
 * has loaded. The function is stable between renders, because every tile of a list has it.
 */
export function useOpenGame(): (game: Game) => void {
  const requireLogin = useRequireLogin()
  const store = useAppStore()
  const location = useLocation()
  const shown = useRef(location.key)
  const opened = useRef<Opened | null>(null)

  useLayoutEffect(() => {
    shown.current = location.key
  }, [location.key])

  return useCallback(
    (game) => {
      const from = shown.current
      const before = currentKey()
      if (opened.current?.from === from && opened.current.key === before) return
      requireLogin({ path: gameTypes[game.type].play, state: pickGame(game) })
      if (!selectIsLoggedIn(store.getState())) return
      // The router has already written the history entry of the play page; its key names the opening.
      const key = currentKey()
      opened.current = { from, key }
      if (key === null || key === before) return
      void store.dispatch(startGame({ key, game_id: game.game_id, provider: game.provider_id }))
    },
    [store, requireLogin],
  )
}

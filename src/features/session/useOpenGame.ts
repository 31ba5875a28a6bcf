import { nanoid } from '@reduxjs/toolkit'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import type { Game } from '@/domain/entities'
import { gameTypes } from '@/domain/gameTypes'
import { selectIsLoggedIn } from '@/store/player/authSlice'
import { useAppStore } from '@/store/hooks'
import { markEntry } from '@/store/ui/entryMark'
import { openGame } from '@/store/ui/playSlice'
import { useRequireLogin } from './useRequireLogin'

/** The page on which a game was opened, and the state of the added history entry. */
interface Press {
  page: Location
  entry: unknown
}

/** Spec §2, §6: requests the game before its page's code. Stable, because every tile of a list has it. */
export function useOpenGame(): (game: Game) => void {
  const requireLogin = useRequireLogin()
  const store = useAppStore()
  const location = useLocation()
  const shown = useRef(location)
  const last = useRef<Press | null>(null)

  useLayoutEffect(() => {
    shown.current = location
  }, [location])

  return useCallback(
    (game) => {
      const here = shown.current
      const isLoading = last.current?.entry === window.history.state
      if (last.current?.page === here && isLoading) return
      const from = here.pathname + here.search
      const opened = markEntry(store.getState(), { ...game, opening: nanoid(), from })
      requireLogin({ path: gameTypes[game.type].play, state: opened })
      if (!selectIsLoggedIn(store.getState())) return
      last.current = { page: here, entry: window.history.state }
      void store.dispatch(openGame(opened))
    },
    [store, requireLogin],
  )
}

import { nanoid } from '@reduxjs/toolkit'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import type { Game } from '@/domain/entities'
import { gameTypes } from '@/domain/gameTypes'
import { useAppStore } from '@/store/hooks'
import { selectIsLoggedIn } from '@/store/player/authSlice'
import { markEntry } from './entryMark'
import { openModal } from './modalSlice'
import { openGame, type OpenedGame } from './playSlice'

/** The page on which a game was opened, and the state of the added history entry. */
interface Press {
  page: Location
  entry: unknown
}

/**
 * Spec §2, §6: requests the game before its page's code; a visitor logs in first. Stable, because every tile of a
 * list has it.
 */
export function useOpenGame(): (game: Game) => void {
  const navigate = useNavigate()
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
      const opening: OpenedGame = { ...game, opening: nanoid(), from }
      const state = markEntry(store.getState(), opening)
      const { play: path } = gameTypes[game.type]
      if (!selectIsLoggedIn(store.getState())) {
        store.dispatch(openModal({ content: 'login', target: { path, state } }))
        return
      }
      void navigate(path, { state })
      last.current = { page: here, entry: window.history.state }
      void store.dispatch(openGame(state))
    },
    [navigate, store],
  )
}

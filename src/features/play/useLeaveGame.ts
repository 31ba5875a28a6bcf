import { useCallback, useEffect, useRef } from 'react'
import {
  matchPath,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'
import { gameTypeList, previewPath } from '@/domain/gameTypes'
import { returning } from '@/lib/dom/returning'
import { useAppDispatch } from '@/store/hooks'
import { gameClosed, gameMinimised, type OpenedGame } from '@/store/ui/playSlice'

/** Browsers keep this many entries; then the length no longer shows that a game has added one. */
const MAX_ENTRIES = 50

/** How the play entry came about: the page before it, and the length of the history then. */
interface Push {
  page: string
  length: number
}

const isAt = (address: string, path: string) =>
  matchPath(path, address.replace(/\?.*/s, '')) !== null

export const isPlayPath = (address: string) => gameTypeList.some(({ play }) => isAt(address, play))

/**
 * Spec §4, Decisions 14: `close` ends the game and leads to the preview of its type, with the query that the
 * game was opened with; `minimise` keeps it and leads to the page that it was opened from. They go back if
 * that page is the entry before; a game that navigates inside its frame adds entries, and then they replace
 * the play entry.
 */
export function useLeaveGame() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const location = useLocation()
  const navigationType = useNavigationType()
  const push = useRef<Push | null>(null)
  const before = useRef(location)

  useEffect(() => {
    if (before.current === location) return
    const page = before.current.pathname + before.current.search
    before.current = location
    const isPushed = navigationType === NavigationType.Push
    push.current = isPushed ? { page, length: window.history.length } : null
  }, [location, navigationType])

  /** Leads to the page that the game was opened from if it is wanted, otherwise to the preview. */
  const leave = useCallback(
    ({ from, type }: OpenedGame, isWanted: (from: string) => boolean) => {
      const { page = null, length = 0 } = push.current ?? {}
      const origin = from ?? page
      if (origin === null || !isWanted(origin)) {
        void navigate(previewPath(type), { replace: true })
        return
      }
      const isUnchanged = window.history.length === length && length < MAX_ENTRIES
      if (origin === page && isUnchanged) void navigate(-1)
      else void navigate(origin, { replace: true, state: returning })
    },
    [navigate],
  )

  const close = useCallback(
    (opened: OpenedGame) => {
      leave(opened, (from) => isAt(from, previewPath(opened.type)))
      dispatch(gameClosed(opened.opening))
    },
    [dispatch, leave],
  )
  const minimise = useCallback(
    (opened: OpenedGame) => {
      dispatch(gameMinimised(opened))
      leave(opened, (from) => !isPlayPath(from))
    },
    [dispatch, leave],
  )
  return { close, minimise }
}

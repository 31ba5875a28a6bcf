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
import { closeGame, gameMinimised, type OpenedGame } from '@/store/ui/playSlice'

/** Browsers keep this many entries; then the length no longer shows that a game has added one. */
const MAX_ENTRIES = 50

/** The page before the play entry, and the length of the history then. */
interface Push {
  page: string
  length: number
}

const isAt = (address: string, path: string) =>
  matchPath(path, address.replace(/\?.*/s, '')) !== null

/** With the query if the game was opened there. */
export const previewOf = ({ from, type }: OpenedGame): string =>
  from !== null && isAt(from, previewPath(type)) ? from : previewPath(type)

export const isPlayPath = (address: string) => gameTypeList.some(({ play }) => isAt(address, play))

/**
 * Spec §4, Decisions 14: `close` ends the game and leads to its type's preview; `minimise` keeps it and
 * leads to the page before. If the game has added entries, the page replaces the play entry.
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

  /** Leads to a page: back if it is the entry before and the game has added none. */
  const leaveTo = useCallback(
    (address: string) => {
      const { page, length = 0 } = push.current ?? {}
      const isUnchanged = window.history.length === length && length < MAX_ENTRIES
      if (address === page && isUnchanged) void navigate(-1)
      else void navigate(address, { replace: true, state: returning })
    },
    [navigate],
  )

  const close = useCallback(
    (opened: OpenedGame) => {
      leaveTo(previewOf({ ...opened, from: opened.from ?? push.current?.page ?? null }))
      dispatch(closeGame(opened.opening))
    },
    [dispatch, leaveTo],
  )
  const minimise = useCallback(
    (opened: OpenedGame) => {
      dispatch(gameMinimised(opened))
      const page = push.current?.page ?? opened.from
      leaveTo(page === null || isPlayPath(page) ? previewOf(opened) : page)
    },
    [dispatch, leaveTo],
  )
  return { close, minimise }
}

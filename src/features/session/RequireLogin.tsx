import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { selectEndReason, selectIsLoggedIn, selectUser } from '@/store/player/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { openModal } from '@/store/ui/modalSlice'

/** Decisions 12: the login returns to the page, except after a password change; a logout opens no dialog. */
export function RequireLogin({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const location = useLocation()
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const endReason = useAppSelector(selectEndReason)
  const userId = useAppSelector((state) => selectUser(state)?.id ?? null)
  /** The last logged-in player; undefined for a visitor. */
  const player = useRef<string | null>(undefined)

  useEffect(() => {
    if (isLoggedIn) {
      player.current = userId
      return
    }
    const end = player.current === undefined ? null : endReason
    void navigate(paths.home, { replace: true })
    if (end === 'logout') return
    const target = {
      path: location.pathname + location.search,
      state: location.state as unknown,
      ...(player.current !== undefined && { player: player.current }),
    }
    dispatch(openModal({ content: 'login', ...(end !== 'reset' && { target }) }))
  }, [dispatch, endReason, isLoggedIn, location, navigate, userId])

  return isLoggedIn ? children : null
}

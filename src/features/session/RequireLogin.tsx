import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { selectEndReason, selectIsLoggedIn } from '@/store/player/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { openModal } from '@/store/ui/modalSlice'
import { selectAccount } from '@/store/ui/playGate'

/** Decisions 12: the login returns to the page, except after a password change; a logout opens no dialog. */
export function RequireLogin({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const location = useLocation()
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const endReason = useAppSelector(selectEndReason)
  const current = useAppSelector(selectAccount)
  /** The last logged-in account; undefined for a visitor. */
  const account = useRef<string | null>(undefined)

  useEffect(() => {
    if (isLoggedIn) {
      account.current = current
      return
    }
    const end = account.current === undefined ? null : endReason
    void navigate(paths.home, { replace: true })
    if (end === 'logout') return
    const target = {
      path: location.pathname + location.search,
      state: location.state as unknown,
      ...(account.current !== undefined && { account: account.current }),
    }
    dispatch(openModal({ content: 'login', ...(end !== 'reset' && { target }) }))
  }, [current, dispatch, endReason, isLoggedIn, location, navigate])

  return isLoggedIn ? children : null
}

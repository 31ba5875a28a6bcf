import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { selectEndReason, selectIsLoggedIn } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { openModal } from '@/store/modalSlice'

/**
 * Spec §2: a page that needs login leads a visitor to `/` and opens the login dialog. Decisions 12:
 * the login leads back, also after a session that was lost; after a change of the password it does
 * not, and a deliberate logout asks for none.
 */
export function RequireLogin({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const location = useLocation()
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const endReason = useAppSelector(selectEndReason)
  const wasLoggedIn = useRef(isLoggedIn)

  useEffect(() => {
    if (isLoggedIn) {
      wasLoggedIn.current = true
      return
    }
    const end = wasLoggedIn.current ? endReason : null
    void navigate(paths.home, { replace: true })
    if (end === 'logout') return
    const wanted = { path: location.pathname + location.search, state: location.state as unknown }
    dispatch(openModal({ content: 'login', ...(end !== 'reset' && { wanted }) }))
  }, [dispatch, endReason, isLoggedIn, location, navigate])

  return isLoggedIn ? children : null
}

import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { selectIsLoggedIn } from '@/store/player/authSlice'
import { useAppDispatch, useAppStore } from '@/store/hooks'
import { openModal, type LoginTarget } from '@/store/ui/modalSlice'

/** Spec §6, Decisions 12: a visitor logs in first. Stable between renders. */
export function useRequireLogin(): (target: LoginTarget) => void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const store = useAppStore()

  return useCallback(
    (target) => {
      if (selectIsLoggedIn(store.getState())) void navigate(target.path, { state: target.state })
      else dispatch(openModal({ content: 'login', target }))
    },
    [dispatch, navigate, store],
  )
}

import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Credentials } from '@/domain/entities'
import { login, selectUser } from '@/store/player/authSlice'
import { useAppDispatch, useAppStore } from '@/store/hooks'
import { selectModal } from '@/store/ui/modalSlice'
import { returnPath } from './returnPath'

/** Decisions 12: opens the login's target; after an expired session only the same player gets its state. */
export function useLogin(): (form: Credentials) => Promise<void> {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const store = useAppStore()

  return useCallback(
    async (form) => {
      // Read before the request, because a successful login closes the modal and clears the target.
      const { target } = selectModal(store.getState())
      const { payload } = await dispatch(login(form))
      if (payload !== true || !target) return
      const { path, state, player } = target
      const isSamePlayer = player === undefined || player === selectUser(store.getState())?.id
      await navigate(returnPath(path), { state: isSamePlayer ? state : null })
    },
    [dispatch, navigate, store],
  )
}

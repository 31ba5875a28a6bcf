import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Credentials } from '@/domain/entities'
import { login, selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppStore } from '@/store/hooks'
import { selectModal } from '@/store/modalSlice'
import { returnPath } from './returnPath'

/**
 * Spec §4 Login request; Decisions 12: a success leads to the login's target. Quality A5, S24: the target
 * of an expired session is valid only for the same player.
 */
export function useLogin(): (form: Credentials) => Promise<void> {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const store = useAppStore()

  return useCallback(
    async (form) => {
      // Read before the request, because a success closes the modal, which clears it.
      const { target } = selectModal(store.getState())
      const { payload } = await dispatch(login(form))
      if (payload !== true || !target) return
      const { path, state, player } = target
      const isTheirs = player === undefined || player === selectUser(store.getState())?.id
      await navigate(returnPath(path), { state: isTheirs ? state : null })
    },
    [dispatch, navigate, store],
  )
}

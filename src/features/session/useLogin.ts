import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Credentials } from '@/domain/entities'
import { login, selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppStore } from '@/store/hooks'
import { selectModal } from '@/store/modalSlice'
import { returnPath } from './returnPath'

/**
 * Spec §4 Login request; Decisions 12: success leads to what was wanted when it was sent. Quality A5,
 * S24: what a lost session had open is for its own player, and starts nothing for another one.
 */
export function useLogin(): (form: Credentials) => Promise<void> {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const store = useAppStore()

  return useCallback(
    async (form) => {
      // Read now: success closes the modal, which forgets it.
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

import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Credentials } from '@/domain/entities'
import { login } from '@/store/player/authSlice'
import { useAppDispatch, useAppStore } from '@/store/hooks'
import { entryGate, markEntry, readMark } from '@/store/ui/entryMark'
import { selectModal, type LoginTarget } from '@/store/ui/modalSlice'
import type { RootState } from '@/store/store'
import { selectAccount } from '@/store/ui/playGate'
import { returnPath } from './returnPath'

/** The state of the target's entry as this session writes it; null if it belongs to another account. */
function stateAfterLogin(root: RootState, { state, account }: LoginTarget): unknown {
  const mark = readMark(state)
  const gate = entryGate(root, mark)
  const isForeign = account !== undefined && (!account || account !== selectAccount(root))
  if (gate === 'closed' || (!mark && isForeign)) return null
  // The page waits for the account.
  return gate === 'waiting' ? state : markEntry(root, state)
}

/** Decisions 12: opens the login's target. */
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
      const state = stateAfterLogin(store.getState(), target)
      await navigate(returnPath(target.path), { state })
    },
    [dispatch, navigate, store],
  )
}

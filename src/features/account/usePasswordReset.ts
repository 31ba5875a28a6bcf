import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '@/components/toasts/notify'
import type { PasswordChange } from '@/domain/entities'
import {
  clearAuthForm,
  resetPassword,
  selectFormError,
  selectIsFormBusy,
} from '@/store/player/authSlice'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'

/** Spec §4 Password reset: a change ends the session and opens `/` with the login dialog and a message. */
export function usePasswordReset() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const isBusy = useAppSelector(selectIsFormBusy)
  const error = useAppSelector(selectFormError)

  const clearError = useCallback(() => {
    // Clears only an error: the same flags describe a running or successful reset.
    if (selectFormError(store.getState()) !== null) dispatch(clearAuthForm())
  }, [dispatch, store])

  useEffect(() => clearError, [clearError])

  const send = async (form: PasswordChange) => {
    const { payload } = await dispatch(resetPassword(form))
    if (payload === true) notify('success', t('reset.success'))
  }

  return { isBusy, error, send, clearError }
}

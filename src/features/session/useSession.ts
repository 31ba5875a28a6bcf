import { useCallback, useEffect } from 'react'
import { LOGIN_CHECK_MS } from '@/domain/constants'
import { useListener } from '@/lib/dom/useListener'
import { usePoll } from './usePoll'
import { tokenStorage } from '@/device/tokenStorage'
import { useAppDispatch } from '@/store/hooks'
import { syncToken } from '@/store/core/session'

/** Spec §4: compares the store's token with the stored one every `interval` ms; returns the comparison. */
export function useTokenCheck(interval: number): () => void {
  const dispatch = useAppDispatch()
  const check = useCallback(() => {
    dispatch(syncToken())
  }, [dispatch])
  usePoll(() => {
    check()
    return Promise.resolve(true)
  }, interval)
  return check
}

/** Decisions 4: the store follows the stored token: at once when a tab reports it, otherwise within 1 s. */
export function useSession(): void {
  const check = useTokenCheck(LOGIN_CHECK_MS)
  // A page restored from the back/forward cache may belong to an ended session.
  useListener(window, 'pageshow', check)
  useEffect(() => tokenStorage.subscribe(check), [check])
}

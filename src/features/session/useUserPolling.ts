import { useCallback } from 'react'
import { usePolling } from './usePolling'
import { fetchUserDetails, selectIsLoggedIn } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/**
 * Spec §4: refreshes the player's data every `interval` ms while a player is logged in. Only one component
 * of a page may use it at a time (Decisions 19).
 */
export function useUserPolling(interval: number, isEnabled = true): void {
  const dispatch = useAppDispatch()
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const run = useCallback(async () => {
    const result = await dispatch(fetchUserDetails())
    return !fetchUserDetails.rejected.match(result) || result.meta.condition
  }, [dispatch])
  usePolling(run, interval, isLoggedIn && isEnabled)
}

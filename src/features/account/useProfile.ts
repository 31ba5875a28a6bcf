import { useState } from 'react'
import { PROFILE_REFRESH_MS } from '@/domain/constants'
import { useUserPolling } from '@/features/session/useUserPolling'
import { fetchUserDetails, selectDetailsError, selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/**
 * Spec §4: the player's data, refreshed on open and every 2.5 s. What is known stays on screen when
 * a refresh fails (Decisions 19); only a player who was never known is a failure.
 */
export function useProfile() {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const error = useAppSelector(selectDetailsError)
  const [failure, setFailure] = useState(error)
  useUserPolling(PROFILE_REFRESH_MS)

  // Kept while the next refresh is on its way, or the page would flicker between two states.
  if (error !== null && error !== failure) setFailure(error)

  return {
    user,
    failure: user === null ? failure : null,
    retry: () => {
      void dispatch(fetchUserDetails('retry'))
      setFailure(null)
    },
  }
}

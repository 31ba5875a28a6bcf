import { useState } from 'react'
import { fetchUserDetails, selectDetailsError, selectUser } from '@/store/player/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/**
 * The player's data, which the header refreshes. Known data stays on screen when a refresh fails
 * (Decisions 19); the failure shows only if there is no data.
 */
export function useProfile() {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const error = useAppSelector(selectDetailsError)
  const [failure, setFailure] = useState(error)

  // The failure stays during the next refresh, so that the page does not flicker between two states.
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

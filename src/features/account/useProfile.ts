import { useState } from 'react'
import { fetchUserDetails, selectDetailsError, selectUser } from '@/store/player/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** Decisions 19: known data stay on screen when a refresh fails; the failure shows only without data. */
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

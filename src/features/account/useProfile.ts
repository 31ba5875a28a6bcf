import { fetchUserDetails, selectDetailsFailure, selectUser } from '@/store/player/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** Decisions 19: known data stay on screen when a refresh fails; the failure shows only without data. */
export function useProfile() {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const failure = useAppSelector(selectDetailsFailure)
  return {
    user,
    failure: user === null ? failure : null,
    retry: () => {
      void dispatch(fetchUserDetails('retry'))
    },
  }
}

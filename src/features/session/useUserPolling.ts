import { usePoll } from './usePoll'
import { fetchUserDetails, selectToken } from '@/store/player/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** Spec §4: refreshes the player's data at once and every `interval` ms while a player is logged in. */
export function useUserPolling(interval: number): void {
  const dispatch = useAppDispatch()
  const token = useAppSelector(selectToken)
  const refresh = async () => {
    const result = await dispatch(fetchUserDetails())
    if (!fetchUserDetails.rejected.match(result)) return true
    // No call was made: the same request is running, or the server wants no calls now.
    return result.meta.condition ? null : false
  }
  usePoll(refresh, interval, { subject: token, needsNetwork: true })
}

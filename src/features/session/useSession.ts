import { useEffect } from 'react'
import { LOGIN_CHECK_MS } from '@/domain/constants'
import { startPoll } from '@/lib/loading/poll'
import { tokenStorage } from '@/device/tokenStorage'
import { useAppDispatch } from '@/store/hooks'
import { syncToken } from '@/store/core/session'

/** Decisions 4: the store follows the stored token: at once when a tab reports it, otherwise within 1 s. */
export function useSession(): void {
  const dispatch = useAppDispatch()

  useEffect(() => {
    const check = () => {
      dispatch(syncToken())
    }
    const stopPoll = startPoll(() => {
      check()
      return Promise.resolve(true)
    }, LOGIN_CHECK_MS)
    const stopListening = tokenStorage.subscribe(check)
    // A page restored from the back/forward cache may belong to an ended session.
    window.addEventListener('pageshow', check)
    return () => {
      stopPoll()
      stopListening()
      window.removeEventListener('pageshow', check)
    }
  }, [dispatch])
}

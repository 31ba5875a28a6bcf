import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { forgetPositions } from '@/features/layout/scrollMemory'
import { hasExpired, recordAccount } from '@/device/perPlayer'
import { forgetOtherSessions } from '@/device/protection/sessionRecord'
import { tabKeys, tabStorage } from '@/device/tabStorage'
import { SEARCH_WORDS } from '@/domain/paths'
import { selectEndReason, selectToken, selectUser } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'

/** Deletes the worker's pictures: their dates would show the device's next player when this one played. */
async function forgetPictures(): Promise<void> {
  if (!navigator.cookieEnabled || !('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.active?.postMessage({ type: 'FORGET_PICTURES' })
}

/** Decisions 4: shows each player their own lists, and deletes a session's data when it ends in any tab. */
export function usePlayerPrivacy(): void {
  const token = useAppSelector(selectToken)
  const account = useAppSelector(selectUser)?.id ?? ''
  const endReason = useAppSelector(selectEndReason)
  const location = useLocation()
  const navigate = useNavigate()
  const before = useRef(token)

  const forgetTraces = useEffectEvent(() => {
    tabStorage.erase(tabKeys.closed)
    forgetPictures().catch(() => undefined)
    const query = new URLSearchParams(location.search)
    // Where the player has ended the session in this tab, another page follows.
    if (endReason !== 'lost' || !query.has(SEARCH_WORDS)) return
    query.delete(SEARCH_WORDS)
    void navigate({ ...location, search: query.toString() }, { replace: true })
  })

  useEffect(() => {
    forgetOtherSessions()
    if (before.current !== null && before.current !== token) {
      // Addresses may contain the player's searches.
      tabStorage.erase(tabKeys.pages)
      forgetPositions()
      if (!hasExpired(before.current)) forgetTraces()
    }
    before.current = token
    recordAccount(token, account)
  }, [account, token])
}

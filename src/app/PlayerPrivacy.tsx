import { useEffect, useRef } from 'react'
import { forgetPositions } from '@/features/layout/scrollMemory'
import { hasExpired, recordAccount } from '@/device/perPlayer'
import { forgetOtherSessions } from '@/device/protection/sessionRecord'
import { tabKeys, tabStorage } from '@/device/tabStorage'
import { selectToken, selectUser } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'

/** Decisions 4: shows each player their own lists, and deletes a session's data when it ends in any tab. */
export function PlayerPrivacy(): null {
  const token = useAppSelector(selectToken)
  const account = useAppSelector(selectUser)?.id ?? ''
  const before = useRef(token)

  useEffect(() => {
    forgetOtherSessions()
    if (before.current !== null && before.current !== token) {
      // Addresses may contain the player's searches.
      tabStorage.erase(tabKeys.pages)
      forgetPositions()
      if (!hasExpired(before.current)) tabStorage.erase(tabKeys.closed)
    }
    before.current = token
    recordAccount(token, account)
  }, [account, token])

  return null
}

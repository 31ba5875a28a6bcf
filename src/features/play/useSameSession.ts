import { useEffect, useState } from 'react'
import { selectToken } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'

/**
 * A game belongs to the session that opened it. Calls back when another tab has started another
 * session, because no game may start automatically for another player.
 */
export function useSameSession(onOther: () => void): void {
  const token = useAppSelector(selectToken)
  const [firstToken] = useState(token)

  useEffect(() => {
    if (token !== firstToken) onOther()
  }, [onOther, firstToken, token])
}

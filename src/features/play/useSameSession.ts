import { useEffect, useState } from 'react'
import { selectToken } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'

/**
 * QUALITY A5: a game belongs to the session that opened it. Calls back when another tab has started another
 * session, because nothing starts automatically for another player.
 */
export function useSameSession(onOther: () => void): void {
  const token = useAppSelector(selectToken)
  const [opener] = useState(token)

  useEffect(() => {
    if (token !== opener) onOther()
  }, [onOther, opener, token])
}

import { useEffect, useState } from 'react'
import { selectToken } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'

/** Calls back when another tab starts another session: no game may start for another player. */
export function useSameSession(onOther: () => void): void {
  const token = useAppSelector(selectToken)
  const [firstToken] = useState(token)

  useEffect(() => {
    if (token !== firstToken) onOther()
  }, [onOther, firstToken, token])
}

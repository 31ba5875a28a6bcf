import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { selectToken } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'

/**
 * QUALITY A5: a game belongs to the session that opened it. When another tab has put another
 * session in its place, the page leads to `/`: nothing starts for that player by itself.
 */
export function useSameSession(): void {
  const navigate = useNavigate()
  const token = useAppSelector(selectToken)
  const [opener] = useState(token)

  useEffect(() => {
    if (token !== opener) void navigate(paths.home, { replace: true })
  }, [navigate, opener, token])
}

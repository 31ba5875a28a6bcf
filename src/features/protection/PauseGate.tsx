import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { ServerDown } from '@/components/ServerDown'
import { paths } from '@/domain/paths'
import { fetchUserDetails } from '@/store/player/authSlice'
import { useAppDispatch } from '@/store/hooks'
import { usePlayGate } from '@/store/usePlayGate'

/**
 * A page that is closed during a pause and while a limit is reached. It redirects to the page that says why
 * and does not return when that ends.
 */
export function PauseGate({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch()
  const gate = usePlayGate()
  if (gate === 'open') return children
  if (gate === 'closed') return <Navigate to={paths.playResponsibly} replace />
  if (gate === 'waiting') return <div aria-busy />
  return (
    <ServerDown
      onRetry={() => {
        void dispatch(fetchUserDetails('retry'))
      }}
    />
  )
}

import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { ServerDown } from '@/components/ServerDown'
import { paths } from '@/domain/paths'
import { fetchUserDetails } from '@/store/player/authSlice'
import { useAppDispatch } from '@/store/hooks'
import { usePlayGate } from '@/store/usePlayGate'

/** Closed during a pause and at a reached limit: redirects to the page that says why, and does not return. */
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

import { Suspense, useState, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { ServerDown } from '@/components/ServerDown'
import { paths } from '@/domain/paths'
import { lazyWithRetry } from '@/lib/loading/lazyWithRetry'
import { fetchUserDetails } from '@/store/player/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectGate, selectMayRun } from '@/store/ui/playGate'
import { loadProtection } from './ProtectionHost'

/** Shows nothing; its region says when the code did not arrive that the gate waits for. */
const ProtectingCode = lazyWithRetry(async () => {
  await loadProtection()
  return { default: () => null }
})

/** Closed during a pause and at a reached limit: redirects to the page that says why, and does not return. */
export function PauseGate({ title, children }: { title: string; children: ReactNode }) {
  const dispatch = useAppDispatch()
  const gate = useAppSelector(selectGate)
  const mayRun = useAppSelector(selectMayRun)
  const [hasOpened, setOpened] = useState(false)
  if (gate === 'open' && !hasOpened) setOpened(true)
  // Then only what closes ends it.
  if (gate === 'open' || (hasOpened && mayRun)) return children
  if (gate === 'closed') return <Navigate to={paths.playResponsibly} replace />
  return (
    <div aria-busy={gate === 'waiting'}>
      <h1 className="srOnly">{title}</h1>
      {gate === 'waiting' && (
        <ErrorBoundary>
          <Suspense>
            <ProtectingCode />
          </Suspense>
        </ErrorBoundary>
      )}
      {gate === 'failed' && (
        <ServerDown
          onRetry={() => {
            void dispatch(fetchUserDetails('retry'))
          }}
        />
      )}
    </div>
  )
}

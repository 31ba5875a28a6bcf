import { lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { seenNow } from '@/lib/seenTime'
import { selectToken } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'

const TimeCheck = lazy(async () => ({ default: (await import('./TimeCheck')).TimeCheck }))

/** Quality H2, H3: what keeps a login's time, in a file of its own that visitors never load. */
export function ProtectionHost() {
  const token = useAppSelector(selectToken)
  return token === null ? null : <Login key={token} token={token} />
}

/** Notes when the login began, however long the file takes. */
function Login({ token }: { token: string }) {
  const [since] = useState(seenNow)
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <TimeCheck token={token} since={since} />
      </Suspense>
    </ErrorBoundary>
  )
}

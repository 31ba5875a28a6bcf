import { useEffect, useState, type ComponentType } from 'react'
import { loadSurely } from '@/lib/loading/loadSurely'
import { selectToken } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'

type Check = ComponentType<{ token: string; since: number }>

/** Quality H2, H3: records the session time, in a file that visitors never load. */
export function ProtectionHost() {
  const token = useAppSelector(selectToken)
  return token === null ? null : <Login key={token} token={token} />
}

/**
 * Records the time of the login with the monotonic clock, however long the file takes to load. Finding S9:
 * a game never runs without it, because its code is in the same file (scripts/vite/chunks.ts).
 */
function Login({ token }: { token: string }) {
  const [since] = useState(() => performance.now())
  const [Check, setCheck] = useState<Check | null>(null)

  useEffect(
    () =>
      loadSurely(
        () => import('./TimeCheck'),
        ({ TimeCheck }) => {
          setCheck(() => TimeCheck)
        },
      ),
    [],
  )

  return Check && <Check token={token} since={since} />
}

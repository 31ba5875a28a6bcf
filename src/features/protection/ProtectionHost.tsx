import { useEffect, useState, type ComponentType } from 'react'
import { loadSurely } from '@/lib/loading/loadSurely'
import { selectToken } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'

type Check = ComponentType<{ token: string; since: number }>

/** Quality H2, H3: what keeps a login's time, in a file that visitors never load. */
export function ProtectionHost() {
  const token = useAppSelector(selectToken)
  return token === null ? null : <Login key={token} token={token} />
}

/**
 * Notes by the monotone clock when the login began, however long the file takes. Finding S9: a game
 * never runs without it, since its own code is in the same file (scripts/vite/chunks.ts).
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

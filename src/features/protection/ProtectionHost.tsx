import { useEffect, useState, type ComponentType } from 'react'
import { loadSurely } from '@/lib/loading/loadSurely'
import { selectToken } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'

type Check = ComponentType<{ token: string; since: number }>

/** Loads the code of the session record and the time check; visitors never load it. */
export function ProtectionHost() {
  const token = useAppSelector(selectToken)
  return token === null ? null : <SessionRecorder key={token} token={token} />
}

/**
 * Reads the monotonic clock at the login, because the file may load much later. A game never
 * runs without the time check, because both are in the same file (build/chunks.ts).
 */
function SessionRecorder({ token }: { token: string }) {
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

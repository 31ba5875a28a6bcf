import { useEffect, useState, type ComponentType } from 'react'
import { loadSurely } from '@/lib/loading/loadSurely'
import { selectToken } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'

type Check = ComponentType<{ token: string; since: number }>

/** Visitors never load this code. */
export function ProtectionHost() {
  const token = useAppSelector(selectToken)
  return token === null ? null : <SessionRecorder key={token} token={token} />
}

/** Reads the clock at the login. A game never runs without the time check: build/chunks.ts joins both. */
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

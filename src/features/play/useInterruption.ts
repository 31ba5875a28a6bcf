import { useState } from 'react'
import { selectOldAsOf } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'

/** One and a half intervals of the poll between two answers: a short loss is no interruption. */
const LOST_MS = 7500

/** Whether a balance that was old (Decisions 19) is new again, after more than a poll. */
export function useInterruption() {
  const oldAsOf = useAppSelector(selectOldAsOf)
  const asOf = useAppSelector(({ auth }) => auth.asOf)
  const [lastAsOf, setLastAsOf] = useState(oldAsOf)
  const [wasInterrupted, setInterrupted] = useState(false)

  if (oldAsOf !== lastAsOf) {
    setLastAsOf(oldAsOf)
    if (oldAsOf === null && lastAsOf !== null && asOf - lastAsOf > LOST_MS) setInterrupted(true)
  }

  const dismiss = () => {
    setInterrupted(false)
  }
  return { wasInterrupted, dismiss }
}

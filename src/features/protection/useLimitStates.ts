import { losses } from '@/device/losses'
import { limitOf, limits, type Limit } from '@/device/limits'
import { usePersisted } from '@/device/persisted'
import { reachedLimits } from '@/device/playLimits'
import { playTime } from '@/device/playTime'
import { useHasCome } from '@/device/serverTime'
import { limitKinds, type LimitKind } from '@/domain/limits'
import { useAppSelector } from '@/store/hooks'
import { selectAccount, useIsPlayBlocked } from '@/store/playGate'

export interface LimitState extends Limit {
  kind: LimitKind
  /** The time until play is possible at the earliest; 0 while the limit is not reached. */
  remaining: number
}

/** When the next raise applies; null if none waits for a known time. */
function nextRaise(): number | null {
  const starts = limitKinds.flatMap((kind) => limitOf(kind).next?.from ?? [])
  return starts.length === 0 ? null : Math.min(...starts)
}

/** Quality H12: the limits on this device, kept up to date. */
export function useLimitStates(): { states: LimitState[]; isUnsaved: boolean } {
  const { problem } = usePersisted(limits)
  usePersisted(losses)
  usePersisted(playTime)
  useIsPlayBlocked()
  useHasCome(nextRaise())
  const account = useAppSelector(selectAccount)
  const reached = reachedLimits(account)
  const states = limitKinds.map((kind) => {
    const { remaining = 0 } = reached.find((each) => each.kind === kind) ?? {}
    return { kind, ...limitOf(kind), remaining }
  })
  return { states, isUnsaved: problem === 'unsaved' }
}

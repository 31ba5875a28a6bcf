import { losses } from '@/device/losses'
import { limitOf, limits, type Limit } from '@/device/limits'
import { usePersisted } from '@/device/persisted'
import { onLimitChange, reachedLimits } from '@/device/playLimits'
import { playTime } from '@/device/playTime'
import { provenNow } from '@/device/trustedClock'
import { useIsOver } from '@/device/useHasPassed'
import { limitKinds, type LimitKind } from '@/domain/limits'
import { useAppSelector } from '@/store/hooks'
import { selectAccount, useIsPlayBlocked } from '@/store/playGate'

export interface LimitState extends Limit {
  kind: LimitKind
  /** The time until play is possible at the earliest; 0 while the limit is not reached. */
  remaining: number
}

/** The time until the next raise applies; 0 if none waits for a known time. */
function untilRaise(): number {
  const starts = limitKinds.flatMap((kind) => limitOf(kind).next?.from ?? [])
  return starts.length === 0 ? 0 : Math.min(...starts) - provenNow()
}

/** Quality H12: the limits on this device, kept up to date. */
export function useLimitStates(): { states: LimitState[]; isUnsaved: boolean } {
  const { problem } = usePersisted(limits)
  usePersisted(losses)
  usePersisted(playTime)
  useIsPlayBlocked()
  useIsOver(untilRaise, true, onLimitChange)
  const account = useAppSelector(selectAccount)
  const reached = reachedLimits(account)
  const states = limitKinds.map((kind) => {
    const { remaining = 0 } = reached.find((each) => each.kind === kind) ?? {}
    return { kind, ...limitOf(kind), remaining }
  })
  return { states, isUnsaved: problem === 'unsaved' }
}

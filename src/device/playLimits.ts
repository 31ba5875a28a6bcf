import { isLossKind, limitKinds, MINUTE_MS, type LimitKind } from '@/domain/limits'
import { limitOf, limits } from './limits'
import { losses, lossRemaining } from './losses'
import { playTime, playTimeRemaining } from './playTime'

export interface Reached {
  kind: LimitKind
  /** The time until it is below the limit at the earliest, in milliseconds of proven time. */
  remaining: number
}

function remainingOf(kind: LimitKind, account: string | null): number {
  const { value } = limitOf(kind)
  if (value === null) return 0
  return isLossKind(kind)
    ? lossRemaining(account, kind, value)
    : playTimeRemaining(Number(value) * MINUTE_MS)
}

/** Quality H12: the limits that are reached now. Null stands for an account that is not known yet. */
export const reachedLimits = (account: string | null): Reached[] =>
  limitKinds
    .map((kind) => ({ kind, remaining: remainingOf(kind, account) }))
    .filter(({ remaining }) => remaining > 0)

/** Quality H12: the time until no limit is reached; 0 if none is. */
export const limitRemaining = (account: string | null): number =>
  Math.max(0, ...reachedLimits(account).map(({ remaining }) => remaining))

/** Calls back when something that limits depend on changes, in this tab or another. */
export function onLimitChange(listener: () => void): () => void {
  const stops = [limits, playTime, losses].map(({ subscribe }) => subscribe(listener))
  return () => {
    for (const stop of stops) stop()
  }
}

import type { Minor } from '../backend/types.ts'

/** In hundredths: 100 returns the stake. */
export type Multiplier = number

/** The return to player, independent of the moment of cashing out. */
export const CRASH_RETURN = 0.96
const HIGHEST: Multiplier = 50_000
const GROWTH_PER_MS = 0.0001

/** The curve, which doubles every seven seconds. */
export const multiplierAt = (elapsedMs: number): Multiplier =>
  Math.min(HIGHEST, Math.floor(100 * Math.exp(GROWTH_PER_MS * Math.max(0, elapsedMs))))

/** The multiplier at which the round ends, drawn at its start. */
export const crashPoint = (random: () => number): Multiplier =>
  Math.min(HIGHEST, Math.max(100, Math.floor((100 * CRASH_RETURN) / (1 - random()))))

export interface CrashRound {
  id: string
  stake: Minor
  startedAt: number
  point: Multiplier
  /** The multiplier at which the player has cashed out, or null. */
  leftAt: Multiplier | null
}

export type CrashStatus = 'running' | 'crashed' | 'left'

/** The state of a round; cashing out is final, however long the curve continues. */
export function crashStatus(round: CrashRound, now: number): CrashStatus {
  if (round.leftAt !== null) return 'left'
  return multiplierAt(now - round.startedAt) >= round.point ? 'crashed' : 'running'
}

/** The payout in whole minor units, rounded down. */
export const crashReturn = (stake: Minor, multiplier: Multiplier): Minor =>
  Math.floor((stake * multiplier) / 100)

import type { Minor } from '../backend/types.ts'

/** Hundredths: 100 is one time the stake. */
export type Multiplier = number

/** The share of all stakes that comes back, whatever the moment of leaving. */
export const CRASH_RETURN = 0.96
const HIGHEST: Multiplier = 50_000
const GROWTH_PER_MS = 0.0001

/** The curve: doubles every seven seconds. */
export const multiplierAt = (elapsedMs: number): Multiplier =>
  Math.min(HIGHEST, Math.floor(100 * Math.exp(GROWTH_PER_MS * Math.max(0, elapsedMs))))

/** Where the round will end, drawn when it starts. */
export const crashPoint = (random: () => number): Multiplier =>
  Math.min(HIGHEST, Math.max(100, Math.floor((100 * CRASH_RETURN) / (1 - random()))))

export interface CrashRound {
  id: string
  stake: Minor
  startedAt: number
  point: Multiplier
  /** Where the player left, once left. */
  leftAt: Multiplier | null
}

export type CrashStatus = 'running' | 'crashed' | 'left'

/** A player who has left stays so, however far the curve went on. */
export function crashStatus(round: CrashRound, now: number): CrashStatus {
  if (round.leftAt !== null) return 'left'
  return multiplierAt(now - round.startedAt) >= round.point ? 'crashed' : 'running'
}

/** What leaving returns: whole minor units, rounded down. */
export const crashReturn = (stake: Minor, multiplier: Multiplier): Minor =>
  Math.floor((stake * multiplier) / 100)

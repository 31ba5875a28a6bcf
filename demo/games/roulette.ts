import type { Minor } from '../backend/types.ts'

/** The pockets of the wheel, clockwise; one zero. */
export const wheel: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
]

const red = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export type PocketColour = 'zero' | 'red' | 'black'

export function colourOf(pocket: number): PocketColour {
  if (pocket === 0) return 'zero'
  return red.has(pocket) ? 'red' : 'black'
}

export const betKinds = [
  'number',
  'red',
  'black',
  'odd',
  'even',
  'low',
  'high',
  'dozen',
  'column',
] as const
export type BetKind = (typeof betKinds)[number]

export interface RouletteBet {
  kind: BetKind
  /** The number, dozen or column; 0 for all other kinds. */
  value: number
  stake: Minor
}

interface BetRule {
  /** The payout as a multiple of the stake, in addition to the stake itself. */
  pays: number
  /** The allowed values, both limits included. */
  values: readonly [number, number]
  covers: (pocket: number, value: number) => boolean
}

const none = [0, 0] as const
const thirds = [1, 3] as const

/** All bets of the table. Zero loses every bet except the one on zero. */
export const betRules: Record<BetKind, BetRule> = {
  number: { pays: 35, values: [0, 36], covers: (pocket, value) => pocket === value },
  red: { pays: 1, values: none, covers: (pocket) => colourOf(pocket) === 'red' },
  black: { pays: 1, values: none, covers: (pocket) => colourOf(pocket) === 'black' },
  odd: { pays: 1, values: none, covers: (pocket) => pocket % 2 === 1 },
  even: { pays: 1, values: none, covers: (pocket) => pocket > 0 && pocket % 2 === 0 },
  low: { pays: 1, values: none, covers: (pocket) => pocket >= 1 && pocket <= 18 },
  high: { pays: 1, values: none, covers: (pocket) => pocket >= 19 },
  dozen: {
    pays: 2,
    values: thirds,
    covers: (pocket, value) => pocket > 0 && Math.ceil(pocket / 12) === value,
  },
  column: {
    pays: 2,
    values: thirds,
    covers: (pocket, value) => pocket > 0 && ((pocket - 1) % 3) + 1 === value,
  },
}

export const isBetKind = (kind: unknown): kind is BetKind =>
  betKinds.some((known) => known === kind)

/** Whether this bet exists on the table. */
export function isOnTable(kind: BetKind, value: unknown): value is number {
  const [least, most] = betRules[kind].values
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
}

export const spinWheel = (random: () => number): number => Math.floor(random() * wheel.length)

/** The return of a bet, including its stake. */
export const betReturn = ({ kind, value, stake }: RouletteBet, pocket: number): Minor =>
  betRules[kind].covers(pocket, value) ? stake * (betRules[kind].pays + 1) : 0

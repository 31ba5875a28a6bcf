import fc from 'fast-check'

export const DAY = 24 * 3_600_000
export const zones = ['UTC', 'Africa/Tunis', 'America/New_York', 'Asia/Kolkata'] as const

/** A row of a ledger, and what it does to the money. */
export interface Move {
  id: number
  side: 'in' | 'out'
  /** In the last decimal of the currency. */
  units: bigint
  at: number
  state: 'clear' | 'rejected' | 'pending' | 'unreadable' | 'contrary' | 'undated'
  /** There are two of it, alike in every column. */
  isTwin: boolean
  /** An index of `games`, and of its spellings. */
  game: number
  spelling: number
}

/** The ways to spell each game; the last names none. */
export const games = [
  ['Sirocco Nights', 'SIROCCO  nights', 'sirocco-nights'],
  ['Été 777', 'ete 777', 'ÉTÉ 777'],
  ['ليالي القصر', 'لَيالي القصر', 'ليالى القصر'],
  ['★', '★ ', ' ★'],
  ['', ' ', ''],
] as const

/** How a backend lists its rows; `trouble` is of the second page. */
export interface Manner {
  cap: number
  overlap: 0 | 1
  hasLast: boolean
  total: 'right' | 'none' | 'of the page'
  beyond: 'empty' | 'first' | 'last'
  isShuffled: boolean
  trouble: 'missing' | 'repeated' | 'vanishes' | 'arrives' | null
  isLasting: boolean
  ignoresFilter: boolean
  ignoresRange: boolean
  /** Whether a range is compared with the time of a row or with its date. */
  rangeBy: 'time' | 'date'
  dates: 'ms' | 'seconds' | 'offset' | 'minute' | 'day'
  amounts: 'text' | 'signed' | 'number' | 'float'
  decimals: 0 | 2 | 3
  words: number
  seed: number
}

const seldom = (weight: number) =>
  fc.oneof({ weight, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) })
const mostly = <T>(usual: T, ...others: T[]) =>
  fc.oneof({ weight: 3 * others.length, arbitrary: fc.constant(usual) }, fc.constantFrom(...others))

export const FIRST = Date.UTC(2026, 0, 25)

export const ledgers = fc
  .array(
    fc.record({
      side: fc.constantFrom<Move['side']>('in', 'out'),
      units: fc.bigInt(1n, 10n ** 10n),
      at: fc.oneof(
        fc.integer({ min: FIRST, max: FIRST + 72 * DAY }),
        // Ties, and rows around the edges of months.
        fc.constantFrom(40, 40, 35, 7).map((days) => FIRST + days * DAY + 3_600_000),
      ),
      state: fc.oneof(
        { weight: 60, arbitrary: fc.constant<Move['state']>('clear') },
        fc.constantFrom<Move['state']>('rejected', 'pending', 'unreadable', 'contrary', 'undated'),
      ),
      isTwin: seldom(15),
      game: fc.nat(games.length - 1),
      spelling: fc.nat(2),
    }),
    { maxLength: 24, size: 'max' },
  )
  .map((moves) => moves.map((move, id): Move => ({ ...move, id })))

export const manners: fc.Arbitrary<Manner> = fc
  .record({
    cap: fc.oneof(fc.constant(100), fc.integer({ min: 3, max: 9 })),
    overlap: mostly<0 | 1>(0, 1),
    hasLast: fc.boolean(),
    total: fc.constantFrom<Manner['total']>('right', 'right', 'none', 'of the page'),
    beyond: fc.constantFrom<Manner['beyond']>('empty', 'first', 'last'),
    isShuffled: seldom(3),
    trouble: mostly<Manner['trouble']>(null, 'missing', 'repeated', 'vanishes', 'arrives'),
    isLasting: fc.boolean(),
    ignoresFilter: seldom(12),
    ignoresRange: seldom(12),
    rangeBy: fc.constantFrom<Manner['rangeBy']>('time', 'date'),
    dates: mostly<Manner['dates']>('ms', 'seconds', 'offset', 'minute', 'day'),
    amounts: fc.constantFrom<Manner['amounts']>('text', 'signed', 'number', 'float'),
    decimals: fc.constantFrom<Manner['decimals']>(0, 2, 3),
    words: fc.nat(3),
    seed: fc.nat(),
  })
  .map((manner) => {
    const { hasLast, total, trouble } = manner
    // Nobody can notice these without a number of the rows, or of the pages.
    const isHidden = total !== 'right' && (trouble === 'vanishes' || (!hasLast && trouble !== null))
    return { ...manner, trouble: isHidden && trouble !== 'arrives' ? null : trouble }
  })

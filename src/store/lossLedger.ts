import { addAmounts, compareAmounts, subtractAmounts } from '@/lib/format/money'

/** A row of a history: what was staked, or negative what was won. */
export interface Bet {
  /** Server time in milliseconds. */
  at: number
  amount: string
}

/** Rows may get their final form this long after they were made, so a later check reads them again. */
const LATE_MS = 10 * 60_000

const add = (sum: string, { amount }: Bet) => addAmounts(sum, amount) ?? sum
const inWindow = (bets: readonly Bet[], time: number, windowMs: number) =>
  bets.filter(({ at }) => at >= time - windowMs)

/** Quality H12: staked minus won in the window that ends at `time`, never below zero. */
export function lossIn(bets: readonly Bet[], time: number, windowMs: number): string {
  const sum = inWindow(bets, time, windowMs).reduce(add, '0')
  return compareAmounts(sum, '0') === 1 ? sum : '0'
}

/** When that loss falls below a limit if no row is added; 0 if it is below at `time`. */
export function lossEnd(
  bets: readonly Bet[],
  time: number,
  windowMs: number,
  limit: string,
): number {
  const rows = inWindow(bets, time, windowMs).sort((a, b) => a.at - b.at)
  let sum = rows.reduce(add, '0')
  const isReached = () => (compareAmounts(sum, limit) ?? -1) >= 0
  if (!isReached()) return 0
  for (const [i, { at, amount }] of rows.entries()) {
    sum = subtractAmounts(sum, amount) ?? sum
    // Rows of the same moment leave the window together.
    if (rows[i + 1]?.at !== at && !isReached()) return at + windowMs + 1
  }
  return 0
}

/** The rows read so far, so that a check reads only what is new since the last exact one. */
export class LossLedger {
  #bets: readonly Bet[] = []
  /** Null before the first complete check. */
  #known: { from: number; to: number } | null = null

  /** From when rows must be read, to know all since `begin`. */
  readFrom(begin: number): number {
    if (!this.#known || this.#known.from > begin) return begin
    return Math.max(begin, this.#known.to - LATE_MS)
  }

  /**
   * Replaces the rows since `from` and drops those before `begin`; returns all. Only an exact check, at
   * `exactAt`, is continued from its time.
   */
  replace(
    from: number,
    rows: readonly Bet[],
    begin: number,
    exactAt: number | null,
  ): readonly Bet[] {
    const older = this.#bets.filter(({ at }) => at >= begin && at < from)
    this.#bets = [...older, ...rows.filter(({ at }) => at >= from)]
    const known = this.#known
    if (exactAt !== null) this.#known = { from: begin, to: exactAt }
    else if (known) this.#known = { ...known, from: Math.max(known.from, begin) }
    return this.#bets
  }
}

import type { Entry } from '@/domain/ledger'
import type { Moves } from '@/store/player/moves'

/** What the session's first read for the net has found in a list. */
export interface FirstRead {
  entries: Entry[]
  isWhole: boolean
  /** The balance's moves before it. */
  asked: Moves
}

const isOpen = ({ side }: Entry) => side === null

/** Where later reads begin: at the oldest row that was not accepted, and not after `latest`. */
export function laterStart(reads: readonly FirstRead[], earliest: number, latest: number): number {
  const open = reads.flatMap(({ entries }) => entries.filter(isOpen))
  return Math.min(latest, ...open.map(({ at }) => at ?? earliest))
}

/** Whether a row of before the first balance (`since`) may have moved money after it. */
export function hasLateMoney(
  { entries: known, asked }: FirstRead,
  entries: readonly Entry[],
  since: number,
): boolean {
  const isBefore = ({ at }: Entry) => at !== null && at < since
  const wasOpen = ({ id }: Entry) => known.some((row) => isOpen(row) && row.id === id)
  const wasAccepted = ({ id, at, amount }: Entry) =>
    known.some((row) => row.id === id && row.at === at && row.amount === amount && !isOpen(row))
  const isLate = (row: Entry) => wasOpen(row) || (isBefore(row) && !wasAccepted(row))
  // If the balance had moved before the first read, a row of that may have been accepted just then.
  const hasMoved = { in: asked.rises > 0, out: asked.changes > asked.rises }
  const isUncertain = (row: Entry) => row.side !== null && hasMoved[row.side] && isBefore(row)
  return known.some(isUncertain) || entries.some((row) => !isOpen(row) && isLate(row))
}

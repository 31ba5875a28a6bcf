import type { Side } from '@/domain/histories'
import { toEntries, type Entry } from '@/domain/ledger'
import type { NetList } from '@/store/money/netSlice'

const isOpen = ({ side }: Entry) => side === null

/** The time of the oldest row that the first read had as not accepted; without a date it is `earliest`. */
export function oldestOpen({ first }: NetList, side: Side, earliest: number): number {
  const open = toEntries(first ?? [], side).filter(isOpen)
  return Math.min(...open.map(({ at }) => at ?? earliest))
}

/** Whether a row of before the first balance (`since`) may have moved money after it. */
export function hasLateMoney({ first, rows }: NetList, side: Side, since: number): boolean {
  const known = toEntries(first ?? [], side)
  const wasOpen = ({ id }: Entry) => known.some((row) => isOpen(row) && row.id === id)
  const wasAccepted = ({ id, at, amount }: Entry) =>
    known.some((row) => !isOpen(row) && row.id === id && row.at === at && row.amount === amount)
  const isBefore = ({ at }: Entry) => at !== null && at < since
  return toEntries(rows, side).some(
    (row) => !isOpen(row) && (wasOpen(row) || (isBefore(row) && !wasAccepted(row))),
  )
}

import type { HistoryKind, HistoryRows } from '@/domain/histories'
import { histories } from '@/domain/histories'
import { isFields, toAmount, toName } from '@/domain/read'
import { mapInSlices } from '@/lib/loading/inSlices'
import { rowsOf } from './normalise'

/**
 * Spec §3: reads a row of a history with exactly the columns of its table. Every field is optional in the
 * response: a missing one is empty, an unreadable amount is null.
 */
export const toHistoryRow =
  <Kind extends HistoryKind>(kind: Kind) =>
  (row: unknown): HistoryRows[Kind] | null => {
    if (!isFields(row)) return null
    const cells = histories[kind].columns.map(({ name, kind: cell }) => [
      name,
      cell === 'money' || cell === 'signedMoney' ? toAmount(row[name]) : toName(row[name]),
    ])
    return Object.fromEntries(cells) as HistoryRows[Kind]
  }

/** The rows of a response; they may be ten thousand (Quality L5). */
export async function toHistoryRows<Kind extends HistoryKind>(
  kind: Kind,
  body: unknown,
): Promise<HistoryRows[Kind][]> {
  const rows = await mapInSlices(rowsOf(body), toHistoryRow(kind))
  return rows.filter((row) => row !== null)
}

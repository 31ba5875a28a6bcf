import type { HistoryKind, HistoryRows } from '@/domain/histories'
import { histories } from '@/domain/histories'
import { toAmount, toName, type Fields } from '@/domain/read'
import { listOf, rowsOf } from './normalise'

/** Spec §3: reads the table's columns and a status; a missing field is empty, an unreadable amount null. */
export const toHistoryRow =
  <Kind extends HistoryKind>(kind: Kind) =>
  (row: Fields): HistoryRows[Kind] => {
    const cells = histories[kind].columns.map(({ name, kind: cell }) => [
      name,
      cell === 'money' || cell === 'signedMoney' ? toAmount(row[name]) : toName(row[name]),
    ])
    // A bet or win has none, unless the server says that it was cancelled.
    const status = 'status' in row && { status: toName(row.status) }
    return { ...status, ...Object.fromEntries(cells) } as HistoryRows[Kind]
  }

export function toHistoryRows<Kind extends HistoryKind>(kind: Kind, body: unknown) {
  const data = listOf(body, toHistoryRow(kind))
  return { data, dropped: rowsOf(body).length - data.length }
}

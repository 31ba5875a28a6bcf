import type { HistoryKind, HistoryRows } from '@/domain/histories'
import { histories } from '@/domain/histories'
import { isFields, toAmount, toName } from '@/domain/read'
import { rowsOf } from './normalise'

/** Spec §3: reads the table's columns and a status; a missing field is empty, an unreadable amount null. */
export const toHistoryRow =
  <Kind extends HistoryKind>(kind: Kind) =>
  (row: unknown): HistoryRows[Kind] | null => {
    if (!isFields(row)) return null
    const cells = histories[kind].columns.map(({ name, kind: cell }) => [
      name,
      cell === 'money' || cell === 'signedMoney' ? toAmount(row[name]) : toName(row[name]),
    ])
    // A bet or win has none, unless the server says that it was cancelled.
    const status = 'status' in row && { status: toName(row.status) }
    return { ...status, ...Object.fromEntries(cells) } as HistoryRows[Kind]
  }

/** The readable rows of a response, and each as it came, because rows that look alike may differ there. */
export function toHistoryRows<Kind extends HistoryKind>(kind: Kind, body: unknown) {
  const rows = rowsOf(body)
  const found = rows.flatMap((raw) => {
    const row = toHistoryRow(kind)(raw)
    return row === null ? [] : [{ row, text: JSON.stringify(raw) }]
  })
  return {
    data: found.map(({ row }) => row),
    texts: found.map(({ text }) => text),
    dropped: rows.length - found.length,
  }
}

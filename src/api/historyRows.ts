import type { HistoryKind, HistoryRows } from '@/domain/histories'
import { histories } from '@/domain/histories'
import { isFields, toAmount, toName } from '@/domain/read'
import { rowsOf } from './normalise'

/**
 * Spec §3: the rows of a history with exactly the columns of its table. Every field is optional in the
 * response: a missing one is empty, an unreadable amount is null.
 */
export function toHistoryRows<Kind extends HistoryKind>(
  kind: Kind,
  body: unknown,
): HistoryRows[Kind][] {
  const { columns } = histories[kind]
  return rowsOf(body).flatMap((row) => {
    if (!isFields(row)) return []
    const cells = columns.map(({ name, kind: cell }) => [
      name,
      cell === 'money' || cell === 'signedMoney' ? toAmount(row[name]) : toName(row[name]),
    ])
    return [Object.fromEntries(cells) as HistoryRows[Kind]]
  })
}

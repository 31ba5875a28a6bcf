import type { ParseKeys } from 'i18next'
import type { ColumnName, HistoryRow } from '@/domain/histories'
import { directionSign, isDecimal } from '@/lib/format/money'

/** What a row holds under a column; empty where it holds nothing. */
export function valueOf(row: HistoryRow, name: ColumnName): string {
  const cells: Partial<Record<ColumnName, string | null>> = row
  return cells[name] ?? ''
}

/** API.md: the sign of an amount by its row's direction; none where there is nothing to sign. */
export function signOf(row: HistoryRow, amount: string): '+' | '−' | '' {
  const isUnsigned = isDecimal(amount) && !amount.startsWith('-')
  return isUnsigned ? directionSign(valueOf(row, 'direction')) : ''
}

/** API.md: the directions and states that have a word; other text is shown as it came. */
export const words: ReadonlyMap<string, ParseKeys> = new Map([
  ['direction bet', 'history.direction.bet'],
  ['direction win', 'history.direction.win'],
  ['status accepted', 'history.status.accepted'],
  ['status pending', 'history.status.pending'],
  ['status rejected', 'history.status.rejected'],
])

import type { ParseKeys } from 'i18next'
import type { ColumnName, HistoryRow } from '@/domain/histories'

export function valueOf(row: HistoryRow, name: ColumnName): string {
  const cells: Partial<Record<ColumnName, string | null>> = row
  return cells[name] ?? ''
}

/** Directions and states with a translation; other text is shown unchanged. */
export const valueTexts: ReadonlyMap<string, ParseKeys> = new Map([
  ['direction bet', 'history.direction.bet'],
  ['direction win', 'history.direction.win'],
  ['status accepted', 'history.status.accepted'],
  ['status pending', 'history.status.pending'],
  ['status rejected', 'history.status.rejected'],
])

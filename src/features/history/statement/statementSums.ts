import type { TFunction } from 'i18next'
import type { HistoryKind } from '@/domain/histories'
import type { StatementMonth } from './useStatement'

export const sums = ['in', 'out', 'net'] as const

/** The group of the names of a history's sums. */
export const sumsOf = (kind: HistoryKind) => (kind === 'transaction' ? 'transaction' : 'play')

/** Why sums are approximate; null if they are exact. */
export function doubtOf(months: readonly StatementMonth[], t: TFunction): string | null {
  const all = months.flatMap(({ totals }) => Object.values(totals))
  if (all.every(({ isExact }) => isExact)) return null
  const rows = all.reduce((sum, { pending }) => sum + pending, 0)
  return rows > 0 ? t('statement.pending', { rows }) : t('statement.approximate')
}

import type { TFunction } from 'i18next'
import type { HistoryKind } from '@/domain/histories'
import type { StatementMonth } from './useStatement'

export const sums = ['in', 'out', 'net'] as const

/** The group of the names of a history's sums. */
export const sumsOf = (kind: HistoryKind) => (kind === 'transaction' ? 'transaction' : 'play')

/** Why the sums of a month are approximate; null if they are exact. */
export function doubtOf(month: StatementMonth, t: TFunction): string | null {
  if (isExact(month)) return null
  const rows = Object.values(month.totals).reduce((sum, { pending }) => sum + pending, 0)
  return rows > 0 ? t('statement.pending', { rows }) : t('statement.approximate')
}

export const isExact = ({ totals }: StatementMonth): boolean =>
  Object.values(totals).every((sums) => sums.isExact)

import type { HistoryKind } from '@/domain/histories'
import type { StatementMonth } from './useStatement'

/** The names of the sums: deposits and withdrawals, or wins and stakes. */
export const sumsOf = (kind: HistoryKind) => (kind === 'transaction' ? 'transaction' : 'play')

/** Whether a sum of the month could not be counted exactly. */
export const isApproximate = ({ totals }: StatementMonth): boolean =>
  Object.values(totals).some((sums) => sums.isApproximate)

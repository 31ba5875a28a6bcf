import type { HistoryKind } from '@/domain/histories'
import type { HistoryTotals } from '@/store/historyTotals'
import type { StatementEntry } from './useStatement'

/** The names of the sums: deposits and withdrawals, or wins and stakes. */
export const sumsOf = (kind: HistoryKind) => (kind === 'transaction' ? 'transaction' : 'play')

const isExact = ({ isApproximate, cutAt }: HistoryTotals) => !isApproximate && cutAt === null

/** Quality H11: whether a sum of the period could not be counted exactly. */
export const isApproximate = ({ totals }: StatementEntry): boolean =>
  !Object.values(totals).every(isExact)

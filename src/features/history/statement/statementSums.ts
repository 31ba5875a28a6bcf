import type { HistoryKind } from '@/domain/histories'
import type { StatementMonth } from './useStatement'

export const sums = ['in', 'out', 'net'] as const

/** The group of the names of a history's sums. */
export const sumsOf = (kind: HistoryKind) => (kind === 'transaction' ? 'transaction' : 'play')

export const isExact = ({ totals }: StatementMonth): boolean =>
  Object.values(totals).every((sums) => sums.isExact)

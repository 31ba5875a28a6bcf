import { historyList, type HistoryKind } from '@/domain/histories'
import { monthOf } from '@/domain/ledger'
import { toCsv, type Cell, type CsvFormat } from '@/features/history/csv'
import { doubtOf, sums, sumsOf } from './statementSums'
import type { StatementMonth } from './useStatement'

export function statementCsv(
  months: readonly StatementMonth[],
  { t, lang, currency }: CsvFormat,
): string {
  const label = (kind: HistoryKind, sum: (typeof sums)[number]) => {
    const name = `${t(`statement.part.${kind}`)}: ${t(`history.totals.${sumsOf(kind)}.${sum}`)}`
    return currency === '' ? name : `${name} (${currency})`
  }
  const columns = historyList.flatMap(({ kind }) => sums.map((sum) => label(kind, sum)))
  return toCsv(
    [t('statement.period'), ...columns, t('statement.note')],
    months.map((month): Cell[] => [
      monthOf(month.start),
      ...historyList.flatMap(({ kind }) =>
        sums.map((sum) => ({ amount: month.totals[kind]?.[sum] ?? '' })),
      ),
      doubtOf([month], t) ?? '',
    ]),
    lang,
  )
}

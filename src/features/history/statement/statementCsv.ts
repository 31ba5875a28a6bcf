import type { TFunction } from 'i18next'
import { historyList, type HistoryKind } from '@/domain/histories'
import { monthOf } from '@/domain/ledger'
import { toCsv, type Cell } from '@/features/history/csv'
import { isApproximate, sumsOf } from './statementSums'
import type { StatementMonth } from './useStatement'

interface CsvFormat {
  t: TFunction
  lang: string
  currency: string
}

const amounts = ['in', 'out', 'net'] as const

export function statementCsv(
  months: readonly StatementMonth[],
  { t, lang, currency }: CsvFormat,
): string {
  const label = (kind: HistoryKind, sum: (typeof amounts)[number]) => {
    const name = `${t(`statement.part.${kind}`)}: ${t(`history.totals.${sumsOf(kind)}.${sum}`)}`
    return currency === '' ? name : `${name} (${currency})`
  }
  const columns = historyList.flatMap(({ kind }) => amounts.map((sum) => label(kind, sum)))
  return toCsv(
    [t('statement.period'), ...columns, t('statement.note')],
    months.map((month): Cell[] => [
      monthOf(month.start),
      ...historyList.flatMap(({ kind }) =>
        amounts.map((sum) => ({ amount: month.totals[kind]?.[sum] ?? '' })),
      ),
      isApproximate(month) ? t('statement.approximate') : '',
    ]),
    lang,
  )
}

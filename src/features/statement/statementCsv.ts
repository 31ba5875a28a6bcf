import type { TFunction } from 'i18next'
import { historyList, type HistoryKind } from '@/domain/histories'
import { toCsv } from '@/lib/format/csv'
import { formatInWords } from '@/lib/format/dates'
import { isApproximate, sumsOf } from './statementSums'
import type { StatementEntry } from './useStatement'

interface CsvFormat {
  t: TFunction
  lang: string
  currency: string
}

const amounts = ['in', 'out', 'net'] as const

/** A statement as CSV: a row for each period, with amounts as plain decimals for calculations. */
export function statementCsv(entries: readonly StatementEntry[], format: CsvFormat): string {
  const { t, currency } = format
  const label = (kind: HistoryKind, sum: (typeof amounts)[number]) => {
    const name = `${t(`statement.part.${kind}`)}: ${t(`history.totals.${sumsOf(kind)}.${sum}`)}`
    return currency === '' ? name : `${name} (${currency})`
  }
  const columns = historyList.flatMap(({ kind }) => amounts.map((sum) => label(kind, sum)))
  return toCsv(
    [t('statement.period'), ...columns, t('statement.note')],
    entries.map((entry) => [
      formatInWords(entry.start, 'monthAndYear', format.lang),
      ...historyList.flatMap(({ kind }) => amounts.map((sum) => entry.totals[kind]?.[sum] ?? '')),
      isApproximate(entry) ? t('statement.approximate') : '',
    ]),
  )
}

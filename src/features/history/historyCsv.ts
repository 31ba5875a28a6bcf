import type { TFunction } from 'i18next'
import { histories, type Column, type HistoryKind, type HistoryRow } from '@/domain/histories'
import { toCsv } from '@/lib/format/csv'
import { formatDate } from '@/lib/format/dates'
import { mapInSlices } from '@/lib/loading/inSlices'
import { signOf, valueOf, valueTexts } from './rowValues'

interface CsvFormat {
  t: TFunction
  lang: string
  currency: string
}

/** A history as CSV: the columns of the table, with amounts as plain decimals for calculations. */
export async function historyCsv(
  kind: HistoryKind,
  rows: readonly HistoryRow[],
  { t, lang, currency }: CsvFormat,
): Promise<string> {
  const { columns } = histories[kind]
  const isMoney = (column: Column) => column.kind === 'money' || column.kind === 'signedMoney'

  const label = (column: Column) => {
    const name = t(`history.column.${column.name}`)
    return isMoney(column) && currency !== '' ? `${name} (${currency})` : name
  }

  const cell = (column: Column, row: HistoryRow) => {
    const value = valueOf(row, column.name)
    if (column.kind === 'date') return formatDate(value, lang)
    if (column.kind === 'signedMoney') return (signOf(row, value) === '−' ? '-' : '') + value
    const textKey = valueTexts.get(`${column.kind} ${value}`)
    return textKey ? t(textKey) : value
  }

  return toCsv(
    columns.map(label),
    await mapInSlices(rows, (row) => columns.map((column) => cell(column, row))),
  )
}

import { histories, type Column, type HistoryKind, type HistoryRow } from '@/domain/histories'
import { signedAmount } from '@/domain/ledger'
import { toCsv, type Cell, type CsvFormat } from './csv'
import { toLocalIso } from '@/lib/format/dates'
import { valueOf, valueTexts } from './rowValues'

export function historyCsv(
  kind: HistoryKind,
  rows: readonly HistoryRow[],
  { t, lang, currency }: CsvFormat,
): string {
  const { columns } = histories[kind]
  const isMoney = (column: Column) => column.kind === 'money' || column.kind === 'signedMoney'

  const label = (column: Column) => {
    const name = t(`history.column.${column.name}`)
    return isMoney(column) && currency !== '' ? `${name} (${currency})` : name
  }

  const cell = (column: Column, row: HistoryRow): Cell => {
    const value = valueOf(row, column.name)
    if (column.kind === 'date') return toLocalIso(value)
    if (column.kind === 'id') return { id: value }
    if (column.kind === 'signedMoney') return { amount: signedAmount(row) ?? value }
    if (column.kind === 'money') return { amount: value }
    const textKey = valueTexts.get(`${column.kind} ${value}`)
    return textKey ? t(textKey) : value
  }

  return toCsv(
    columns.map(label),
    rows.map((row) => columns.map((column) => cell(column, row))),
    lang,
  )
}

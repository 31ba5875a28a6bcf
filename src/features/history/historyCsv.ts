import { histories, type Column, type HistoryKind, type HistoryRow } from '@/domain/histories'
import { signedAmount } from '@/domain/ledger'
import { csvLines, toCsv, type Cell, type CsvFormat } from './csv'
import { toLocalIso } from '@/lib/format/dates'
import { valueOf, valueTexts } from './rowValues'

/** Rows of the file that are written at once; the page answers presses in between. */
const PIECE = 500

export async function historyCsv(
  kind: HistoryKind,
  rows: readonly HistoryRow[],
  { t, lang, currency }: CsvFormat,
): Promise<string> {
  const { columns } = histories[kind]
  const texts = new Map([...valueTexts].map(([value, key]) => [value, t(key)]))
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
    return texts.get(`${column.kind} ${value}`) ?? value
  }

  const parts = [toCsv(columns.map(label), [], lang)]
  for (let at = 0; at < rows.length; at += PIECE) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve))
    const piece = rows.slice(at, at + PIECE)
    parts.push(
      csvLines(
        piece.map((row) => columns.map((column) => cell(column, row))),
        lang,
      ),
    )
  }
  return parts.join('')
}

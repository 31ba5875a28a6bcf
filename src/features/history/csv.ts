import type { TFunction } from 'i18next'
import { isDecimal } from '@/domain/amounts'

/** A byte order mark, so that spreadsheets read the file as UTF-8. */
const BOM = '\uFEFF'
const LINE_END = '\r\n'

/** Characters that some spreadsheets, depending on their locale, read as the end of a cell or line. */
const breaks = { ',': /[;\p{Cc}\u2028\u2029]+/gu, ';': /[,;\p{Cc}\u2028\u2029]+/gu }
type Separator = keyof typeof breaks
/** Spreadsheets run a cell that starts like this as a formula, also with full-width signs. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/

/** What a file with texts needs. */
export interface CsvFormat {
  t: TFunction
  lang: string
  currency: string
}

export type Cell = string | { amount: string } | { id: string }

/** A server's text must neither end its cell nor run as a formula. */
function sanitize(text: string, separator: Separator): string {
  const cell = text.replace(breaks[separator], ' ')
  return FORMULA.test(cell) ? `'${cell}` : cell
}

function write(cell: Cell, separator: Separator): string {
  if (typeof cell === 'string') return sanitize(cell, separator)
  // Spreadsheets read 1e21 and 1-2 as a number and a date, and cut long numbers; this form is text to them.
  if ('id' in cell)
    return /^\d[\w.:/%+-]*$/.test(cell.id) ? `="${cell.id}"` : sanitize(cell.id, separator)
  if (!isDecimal(cell.amount)) return sanitize(cell.amount, separator)
  return separator === ';' ? cell.amount.replace('.', ',') : cell.amount
}

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** RFC 4180; French spreadsheets expect semicolons and decimal commas. Every cell is safe in both kinds. */
export function csvLines(rows: readonly (readonly Cell[])[], lang: string): string {
  const separator = lang === 'fr' ? ';' : ','
  const lines = rows.map((row) => row.map((cell) => quote(write(cell, separator))).join(separator))
  return lines.map((line) => line + LINE_END).join('')
}

export const toCsv = (
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  lang: string,
): string => BOM + csvLines([columns, ...rows], lang)

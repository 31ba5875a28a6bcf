import { isDecimal } from './money'

/** A byte order mark, so that spreadsheets read the file as UTF-8. */
const BOM = '\uFEFF'
const LINE_END = '\r\n'

/** Characters that some spreadsheets, depending on their locale, read as the end of a cell or line. */
const BREAKS = /[;\p{Cc}\u2028\u2029]+/gu
/** Spreadsheets run a cell that starts like this as a formula, also with full-width signs. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/

/** S18: makes a text from the server safe: it can neither end its cell nor run as a formula. */
function sanitizeCell(text: string): string {
  if (isDecimal(text)) return text
  const cell = text.replace(BREAKS, ' ')
  return FORMULA.test(cell) ? `'${cell}` : cell
}

const quoteCell = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/**
 * Formats a table as CSV (RFC 4180) that is safe in spreadsheets that separate cells by comma and in those
 * that separate them by semicolon.
 */
export function toCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns, ...rows].map((row) =>
    row.map((cell) => quoteCell(sanitizeCell(cell))).join(','),
  )
  return BOM + lines.map((line) => line + LINE_END).join('')
}

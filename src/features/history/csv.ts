import { isDecimal } from '@/lib/format/money'

/** A byte order mark, so that spreadsheets read the file as UTF-8. */
const BOM = '\uFEFF'
const LINE_END = '\r\n'

/** Characters that end a cell or a line in some spreadsheet language. */
const BREAKS = /[;\p{Cc}\u2028\u2029]+/gu
/** A cell that starts like this is run as a formula; full-width signs count, too. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/

/** S18: makes text of a server safe as a cell: it neither ends the cell nor runs. */
function defused(text: string): string {
  if (isDecimal(text)) return text
  const cell = text.replace(BREAKS, ' ')
  return FORMULA.test(cell) ? `'${cell}` : cell
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/**
 * Formats a table as CSV (RFC 4180) that a spreadsheet opens safely, with comma or semicolon as separator.
 */
export function toCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns, ...rows].map((row) => row.map((cell) => quoted(defused(cell))).join(','))
  return BOM + lines.map((line) => line + LINE_END).join('')
}

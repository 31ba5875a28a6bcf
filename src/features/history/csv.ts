import { isDecimal } from '@/lib/format/money'

/** Makes spreadsheets read the file as UTF-8. */
const BOM = '\uFEFF'
const LINE_END = '\r\n'

/** What a spreadsheet may take for the end of a cell or a line, whatever its language. */
const BREAKS = /[;\p{Cc}\u2028\u2029]+/gu
/** A cell that begins so is run as a formula; the signs of full width count, too. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/

/** S18: text of a server as text of a cell: it neither ends the cell nor runs. */
function defused(text: string): string {
  if (isDecimal(text)) return text
  const cell = text.replace(BREAKS, ' ')
  return FORMULA.test(cell) ? `'${cell}` : cell
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** A table as CSV (RFC 4180) that a spreadsheet opens safely, at commas or at semicolons. */
export function toCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns, ...rows].map((row) => row.map((cell) => quoted(defused(cell))).join(','))
  return BOM + lines.map((line) => line + LINE_END).join('')
}

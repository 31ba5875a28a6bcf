import { isDecimal } from './money'

/** Makes spreadsheets read the file as UTF-8. */
const BOM = '\uFEFF'
const LINE_END = '\r\n'

/** A cell that begins like a formula is run by spreadsheets; an apostrophe makes it text. */
function defused(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) && !isDecimal(cell) ? `'${cell}` : cell
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** A table as CSV (RFC 4180) that a spreadsheet opens safely. */
export function toCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns, ...rows].map((row) => row.map((cell) => quoted(defused(cell))).join(','))
  return BOM + lines.map((line) => line + LINE_END).join('')
}

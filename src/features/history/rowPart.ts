import { HISTORY_ROWS_DRAWN } from '@/domain/constants'

export const FIRST_PART = 1
/** The last part, also of a page that has not loaded. */
export const LAST_PART = Infinity

/** The rows of a page that are on screen. */
export interface RowPart<Row> {
  rows: readonly Row[]
  /** Its number in the page, from 1. */
  part: number
  hasPrevious: boolean
  hasNext: boolean
  /** The numbers of its first and last row in the page; null if it is the whole page. */
  span: { from: number; to: number; rows: number } | null
}

/**
 * Quality L5: a part of a page. A page has several only if the server ignores `pageSize` and sends more rows
 * than the browser can draw quickly.
 */
export function partOf<Row>(page: readonly Row[], wanted: number): RowPart<Row> {
  const size = HISTORY_ROWS_DRAWN
  const parts = Math.max(1, Math.ceil(page.length / size))
  const part = Math.min(Math.max(wanted, 1), parts)
  const rows = page.slice((part - 1) * size, part * size)
  const from = (part - 1) * size + 1
  return {
    rows,
    part,
    hasPrevious: part > 1,
    hasNext: part < parts,
    span: parts > 1 ? { from, to: from + rows.length - 1, rows: page.length } : null,
  }
}

import * as api from '@/api/endpoints'
import type { HistoryQuery } from '@/domain/entities'
import type { HistoryKind, HistoryRows } from '@/domain/histories'

/** Larger than a page of the table, so that a period takes few calls; the server may send fewer rows. */
const PAGE_SIZE = 100

type Range = Omit<HistoryQuery, 'pageIndex' | 'pageSize'>

interface Rows<Kind extends HistoryKind> {
  rows: HistoryRows[Kind][]
  /** False if there are more pages than requested. */
  isWhole: boolean
}

/**
 * Loads all rows of a range page by page, up to a limit. If the server does not send the number of pages
 * (R5), a full page means that more may follow. After each page, `isWanted` gets the number of rows so far;
 * null if it returns false.
 */
export async function readAllPages<Kind extends HistoryKind>(
  kind: Kind,
  range: Range,
  limit: number,
  signal: AbortSignal,
  isWanted: (rows: number) => boolean = () => true,
): Promise<Rows<Kind> | null> {
  const rows: HistoryRows[Kind][] = []
  for (let pageIndex = 1; pageIndex <= limit; pageIndex++) {
    const page = await api.history(kind, { ...range, pageIndex, pageSize: PAGE_SIZE }, signal)
    rows.push(...page.data)
    if (!isWanted(rows.length)) return null
    const isFull = page.data.length >= PAGE_SIZE
    const lastPage = page.last_page ?? pageIndex + Number(isFull)
    if (page.data.length === 0 || pageIndex >= lastPage) return { rows, isWhole: true }
  }
  return { rows, isWhole: false }
}

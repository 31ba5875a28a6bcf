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
 * Whether a server that ignores `pageSize` also ignores `pageIndex` and has sent the same rows again, which
 * must not count twice.
 */
function isRepeated(rows: readonly object[], before: readonly object[] | undefined): boolean {
  if (!before || rows.length <= PAGE_SIZE || rows.length !== before.length) return false
  return [0, -1].every((at) => JSON.stringify(rows.at(at)) === JSON.stringify(before.at(at)))
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
  const pages: HistoryRows[Kind][][] = []
  let count = 0
  for (let pageIndex = 1; pageIndex <= limit; pageIndex++) {
    const page = await api.history(kind, { ...range, pageIndex, pageSize: PAGE_SIZE }, signal)
    const isAgain = isRepeated(page.data, pages.at(-1))
    if (!isAgain) pages.push(page.data)
    count += isAgain ? 0 : page.data.length
    if (!isWanted(count)) return null
    const isFull = page.data.length >= PAGE_SIZE
    const lastPage = page.last_page ?? pageIndex + Number(isFull)
    if (isAgain || page.data.length === 0 || pageIndex >= lastPage) {
      return { rows: pages.flat(), isWhole: true }
    }
  }
  return { rows: pages.flat(), isWhole: false }
}

import * as api from '@/api/endpoints'
import { tokenStorage } from '@/device/tokenStorage'
import type { HistoryKind, HistoryRows } from '@/domain/histories'

/** Larger than a page of the table, so that a period takes few calls; the server may send fewer rows. */
const PAGE_SIZE = 100
const PAGE_LIMIT = 100

interface Range {
  fromDate: string
  toDate: string
  filter?: string
}

interface Reader {
  signal: AbortSignal
  /** The player has not caused these calls (`api.history`), so they are for one page alone. */
  isBackground?: boolean
  onPage?: (rows: number) => void
}

/** The rows of one filter; a history without filters has one list. */
export interface ReadList<Row> {
  rows: Row[]
  /** Whether these are all rows of the period. */
  isWhole: boolean
}

/** A sum or a file must never mix rows of two players: throws once the session is another one. */
export function inOneSession(): () => void {
  const token = tokenStorage.get()
  return () => {
    if (tokenStorage.get() !== token) throw new Error('The session has changed')
  }
}

/**
 * Without `last_page`, reads until a page is empty or only repeats rows, because a server may send fewer
 * than requested. Equal rows of two pages count once: rows have moved on, or the server repeats a page.
 */
export async function readPages<Kind extends HistoryKind>(
  kind: Kind,
  range: Range,
  { signal, isBackground = false, onPage }: Reader,
): Promise<ReadList<HistoryRows[Kind]>> {
  const rows: HistoryRows[Kind][] = []
  const seen = new Set<string>()
  let isReadable = true
  for (let pageIndex = 1; pageIndex <= PAGE_LIMIT; pageIndex++) {
    const query = { ...range, pageIndex, pageSize: PAGE_SIZE }
    const { data, texts, dropped, last_page } = await api.history(kind, query, signal, isBackground)
    const fresh = data.filter((_, at) => !seen.has(texts[at] ?? ''))
    isReadable &&= dropped === 0
    for (const text of texts) seen.add(text)
    for (const row of fresh) rows.push(row)
    onPage?.(rows.length)
    const isLast = last_page !== null && pageIndex >= last_page
    if (isLast || fresh.length === 0) {
      // Without `last_page` this is the end; with it, a page without new rows means that others are missing.
      const isEnd = last_page === null || (isLast && (fresh.length > 0 || data.length === 0))
      return { rows, isWhole: isEnd && isReadable }
    }
    // Without `last_page` only the next page shows whether this was the last.
    if (isBackground && (last_page !== null || pageIndex > 1)) break
  }
  return { rows, isWhole: false }
}

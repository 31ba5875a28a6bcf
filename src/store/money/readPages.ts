import * as api from '@/api/endpoints'
import { tokenStorage } from '@/device/tokenStorage'
import type { TransactionRow } from '@/domain/entities'
import {
  histories,
  type HistoryKind,
  type HistoryRow,
  type HistoryRows,
  type Side,
} from '@/domain/histories'

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
  /** Null if these are all rows of the period, each once. `cut`: more follow. `torn`: the pages do not fit together. */
  fault: 'cut' | 'torn' | null
}

/** By filter; '' in a history without filters. */
export type PeriodLists = Record<string, ReadList<HistoryRow>>

/** A sum or a file must never mix rows of two players: throws once the session is another one. */
function inOneSession(): () => void {
  const token = tokenStorage.get()
  return () => {
    if (tokenStorage.get() !== token) throw new Error('The session has changed')
  }
}

/** A row is known by its columns; other fields may differ in each answer. */
function identify(kind: HistoryKind): (row: HistoryRow) => string {
  const names = histories[kind].columns.map(({ name }) => name)
  return (row) => JSON.stringify(row, names)
}

/** Whether a transaction is in both lists, so that the server ignores the filter. */
export function overlap(a: readonly HistoryRow[], b: readonly HistoryRow[]): boolean {
  const identityOf = identify('transaction')
  const known = new Set(a.map(identityOf))
  return b.some((row) => known.has(identityOf(row)))
}

/**
 * Without `last_page`, reads until a page is empty or an earlier one. Equal rows of one answer are two rows; a row of
 * an earlier answer counts once, and another may be missing for it, unless the total says that none is.
 */
async function readOnce<Kind extends HistoryKind>(
  kind: Kind,
  range: Range,
  { signal, isBackground = false, onPage }: Reader,
): Promise<ReadList<HistoryRows[Kind]>> {
  const identityOf = identify(kind)
  const rows: HistoryRows[Kind][] = []
  const seen = new Set<string>()
  const pages = new Set<string>()
  let first: api.HistoryPage<Kind> | undefined
  let isSteady = true
  let isSound = true
  for (let pageIndex = 1; pageIndex <= PAGE_LIMIT; pageIndex++) {
    const query = { ...range, pageIndex, pageSize: PAGE_SIZE }
    const answer = await api.history(kind, query, signal, isBackground)
    const { data, dropped, total, last_page } = answer
    first ??= answer
    const all = first.total ?? 0
    // A smaller total is of the page.
    const isCounted = all > first.data.length
    const keys = data.map(identityOf)
    const page = keys.join()
    const fresh = data.filter((_, at) => !seen.has(keys[at] ?? ''))
    const isLast = pageIndex >= (last_page ?? Infinity)
    const isBeyond = first.last_page === null && pageIndex > 1 && (!page || pages.has(page))
    for (const key of keys) seen.add(key)
    for (const row of fresh) rows.push(row)
    pages.add(page)
    onPage?.(rows.length)
    isSteady &&= dropped === 0
    if (!isBeyond) {
      isSteady &&= last_page === first.last_page && (!isCounted || (total ?? all) === all)
      isSound &&= fresh.length === data.length && (fresh.length > 0 || (last_page ?? 0) < 2)
    }
    if (isLast || fresh.length === 0) {
      const isWhole = isSteady && (isCounted ? rows.length === all : isSound)
      return { rows, fault: isWhole ? null : 'torn' }
    }
    // Without `last_page` only the next page shows whether this was the last.
    if (isBackground && (last_page !== null || pageIndex > 1)) break
  }
  return { rows, fault: 'cut' }
}

/** Rows may have moved on meanwhile, so what does not fit together is read once more. */
async function readPages<Kind extends HistoryKind>(
  kind: Kind,
  range: Range,
  reader: Reader,
): Promise<ReadList<HistoryRows[Kind]>> {
  const list = await readOnce(kind, range, reader)
  return list.fault === 'torn' && !reader.isBackground ? readOnce(kind, range, reader) : list
}

/** Reads the list of each filter of a history; `onPage` gets the rows so far. */
export async function readLists(
  { kind, ...range }: Range & { kind: HistoryKind },
  { signal, onPage }: Required<Pick<Reader, 'signal' | 'onPage'>>,
): Promise<PeriodLists> {
  const checkSession = inOneSession()
  const filters = histories[kind].filters.map(({ value }) => value)
  const lists: PeriodLists = {}
  let before = 0
  const onRead = (rows: number) => {
    checkSession()
    onPage(before + rows)
  }
  for (const filter of filters.length > 0 ? filters : ['']) {
    const list = await readPages(kind, { ...range, filter }, { signal, onPage: onRead })
    lists[filter] = list
    before += list.rows.length
  }
  const [first, second] = Object.values(lists)
  if (first && second && overlap(first.rows, second.rows)) first.fault = second.fault = 'torn'
  return lists
}

/** Reads one page of the deposits or withdrawals; no player has caused these calls. */
export async function readSides(
  range: Range,
  sides: readonly Side[],
  signal: AbortSignal,
): Promise<(ReadList<TransactionRow> & { side: Side })[]> {
  const onPage = inOneSession()
  const lists = []
  for (const { value: filter, side } of histories.transaction.filters) {
    if (!sides.includes(side)) continue
    const reader = { signal, isBackground: true, onPage }
    lists.push({ ...(await readPages('transaction', { ...range, filter }, reader)), side })
  }
  return lists
}

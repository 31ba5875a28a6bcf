import { createAction } from '@reduxjs/toolkit'
import { serverNow } from '@/device/protection/clocks'
import { FALLBACK } from '@/domain/constants'
import { histories, type HistoryKind, type HistoryRow } from '@/domain/histories'
import { createApiThunk } from '@/store/core/createApiThunk'
import { inOneSession, overlap, readPages, type ReadList } from './readPages'

/** An open end extends into the future, because the dates of rows may be ahead. */
const AHEAD_MS = 24 * 3_600_000

export const openEnd = () => new Date(serverNow() + AHEAD_MS).toISOString()

export interface PeriodQuery {
  kind: HistoryKind
  fromDate: string
  /** Null is an open end. */
  toDate: string | null
}

/** By filter; '' in a history without filters. */
export type PeriodLists = Record<string, ReadList<HistoryRow>>

/** One entry per kind and range; the store has one account at a time. */
export const keyOf = ({ kind, fromDate, toDate }: PeriodQuery): string =>
  [kind, fromDate, toDate ?? ''].join(' ')

export const pageRead = createAction<{ key: string; requestId: string; rows: number }>(
  'money/pageRead',
)

/** Reads all of a period, page by page. */
export const readPeriod = createApiThunk(
  'money/readPeriod',
  async (query: PeriodQuery, { signal, dispatch, requestId }) => {
    const { kind, fromDate } = query
    const checkSession = inOneSession()
    const toDate = query.toDate ?? openEnd()
    const filters = histories[kind].filters.map(({ value }) => value)
    const lists: PeriodLists = {}
    let before = 0
    const onPage = (rows: number) => {
      checkSession()
      dispatch(pageRead({ key: keyOf(query), requestId, rows: before + rows }))
    }
    for (const filter of filters.length > 0 ? filters : ['']) {
      const list = await readPages(kind, { fromDate, toDate, filter }, { signal, onPage })
      lists[filter] = list
      before += list.rows.length
    }
    const [first, second] = Object.values(lists)
    if (first && second && overlap(first.rows, second.rows)) first.fault = second.fault = 'torn'
    return lists
  },
  FALLBACK.unknown,
  { scope: keyOf, flags: ({ money }, query) => money.periods[keyOf(query)] },
)

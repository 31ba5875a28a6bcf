import { createAction } from '@reduxjs/toolkit'
import { serverNow } from '@/device/protection/clocks'
import { FALLBACK } from '@/domain/constants'
import type { HistoryKind } from '@/domain/histories'
import { createApiThunk } from '@/store/core/createApiThunk'
import { importFile } from '@/lib/loading/files'

/** An open end extends into the future, because the dates of rows may be ahead. */
const AHEAD_MS = 24 * 3_600_000

export const openEnd = () => new Date(serverNow() + AHEAD_MS).toISOString()

export interface PeriodQuery {
  kind: HistoryKind
  fromDate: string
  /** Null is an open end. */
  toDate: string | null
}

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
    const { readLists } = await importFile(() => import('./readPages'))
    const onPage = (rows: number) => {
      dispatch(pageRead({ key: keyOf(query), requestId, rows }))
    }
    return readLists({ ...query, toDate: query.toDate ?? openEnd() }, { signal, onPage })
  },
  FALLBACK.unknown,
  { scope: keyOf, flags: ({ money }, query) => money.periods[keyOf(query)] },
)

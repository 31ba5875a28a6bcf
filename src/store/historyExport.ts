import * as api from '@/api/endpoints'
import { FALLBACK } from '@/domain/constants'
import type { HistoryRow } from '@/domain/histories'
import { tokenStorage } from '@/lib/tokenStorage'
import { createApiThunk } from './createApiThunk'
import type { HistoryRequest } from './historySlice'

/** More than a page of the table, so that a period takes few calls; the server may send fewer. */
const PAGE_SIZE = 100
const PAGE_LIMIT = 100

/**
 * All rows of a period, one page after another; they go into a file, never into the store. Null
 * when the session changed on the way: the rows of two players never meet in one file.
 */
export const exportHistory = createApiThunk(
  'history/export',
  async ({ kind, ...query }: HistoryRequest, { signal }) => {
    const token = tokenStorage.get()
    const rows: HistoryRow[] = []
    let lastPage = 1
    for (let pageIndex = 1; pageIndex <= Math.min(lastPage, PAGE_LIMIT); pageIndex++) {
      const page = await api.history(kind, { ...query, pageIndex, pageSize: PAGE_SIZE }, signal)
      if (tokenStorage.get() !== token) return null
      rows.push(...page.data)
      lastPage = page.data.length === 0 ? pageIndex : (page.last_page ?? 1)
    }
    return { rows, isWhole: lastPage <= PAGE_LIMIT }
  },
  FALLBACK.unknown,
)

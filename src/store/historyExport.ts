import { FALLBACK } from '@/domain/constants'
import { tokenStorage } from '@/device/tokenStorage'
import { apiThunkCreator } from './createApiThunk'
import { readAllPages } from './historyPages'
import type { HistoryRequest } from './historySlice'

const PAGE_LIMIT = 100

const createApiThunk = apiThunkCreator<unknown>()

/**
 * All rows of a period; they go into a file, never into the store. Null when the session changed on
 * the way: the rows of two players never meet in one file.
 */
export const exportHistory = createApiThunk(
  'history/export',
  ({ kind, ...query }: HistoryRequest, { signal }) => {
    const token = tokenStorage.get()
    return readAllPages(kind, query, PAGE_LIMIT, signal, () => tokenStorage.get() === token)
  },
  FALLBACK.unknown,
)

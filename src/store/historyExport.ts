import { FALLBACK } from '@/domain/constants'
import { tokenStorage } from '@/device/tokenStorage'
import { apiThunkCreator } from './createApiThunk'
import { readAllPages } from './historyPages'
import type { HistoryRequest } from './historySlice'

const PAGE_LIMIT = 100

const createApiThunk = apiThunkCreator<unknown>()

/**
 * Loads all rows of a period for a file, not into the store. Null if the session has changed since,
 * because a file must never mix rows of two players.
 */
export const exportHistory = createApiThunk(
  'history/export',
  ({ kind, ...query }: HistoryRequest, { signal }) => {
    const token = tokenStorage.get()
    return readAllPages(kind, query, PAGE_LIMIT, signal, () => tokenStorage.get() === token)
  },
  FALLBACK.unknown,
)

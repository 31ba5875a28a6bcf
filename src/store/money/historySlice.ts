import { createSlice } from '@reduxjs/toolkit'
import * as api from '@/api/endpoints'
import { FALLBACK } from '@/domain/constants'
import type { HistoryQuery, PaginationInfo } from '@/domain/entities'
import type { HistoryKind, HistoryRow } from '@/domain/histories'
import { idle, type AsyncFlags } from '@/store/core/asyncState'
import { createApiThunk } from '@/store/core/createApiThunk'
import { isSessionEvent } from '@/store/core/session'
import { trackThunk } from '@/store/core/trackThunk'

export interface HistoryRequest extends HistoryQuery {
  kind: HistoryKind
  /** The language of the server's words. */
  lang: string
}

interface HistoryState extends AsyncFlags {
  list: HistoryRow[]
  /** The last request; the list is a page of the same history, language, range and filter. */
  request: HistoryRequest | null
  /** Required by Spec §3 and stored as received; no view reads it. */
  paginationInfo: PaginationInfo | null
  hasNextPage: boolean
  currentPage: number
}

const initialState: HistoryState = {
  list: [],
  request: null,
  paginationInfo: null,
  hasNextPage: false,
  currentPage: 1,
  ...idle,
}

const fields = ['kind', 'lang', 'fromDate', 'toDate', 'filter'] as const

export function isSameHistory(a: HistoryRequest | null, b: HistoryRequest): boolean {
  return a !== null && fields.every((field) => a[field] === b[field])
}

export const fetchHistory = createApiThunk(
  'history/fetchHistory',
  (request: HistoryRequest, { signal }) => {
    const { kind, fromDate, toDate, pageIndex, pageSize, filter = '' } = request
    return api.history(kind, { fromDate, toDate, pageIndex, pageSize, filter }, signal)
  },
  FALLBACK.unknown,
  { flags: ({ history }) => history },
)

const historySlice = createSlice({
  name: 'history',
  initialState,
  reducers: { clearHistory: () => initialState },
  selectors: { selectHistory: (state) => state },
  extraReducers: (builder) => {
    trackThunk(builder, fetchHistory, {
      onPending: (state, request) => {
        if (!isSameHistory(state.request, request)) {
          state.list = []
          state.paginationInfo = null
          state.hasNextPage = false
          state.currentPage = 1
          state.loaded = null
        }
        state.request = request
      },
      onFulfilled: (state, page, { pageIndex }) => {
        state.list = page.data
        state.paginationInfo = page.paginationInfo
        state.currentPage = pageIndex
        state.hasNextPage = (page.last_page ?? 0) > pageIndex
      },
    })
    builder.addMatcher(isSessionEvent, () => initialState)
  },
})

export const { clearHistory } = historySlice.actions
export const { selectHistory } = historySlice.selectors
export const historyReducer = historySlice.reducer

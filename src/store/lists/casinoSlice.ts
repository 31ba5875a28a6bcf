import { createSlice } from '@reduxjs/toolkit'
import * as api from '@/api/endpoints'
import { FALLBACK } from '@/domain/constants'
import type { Casino, PaginationInfo } from '@/domain/entities'
import { idle, type AsyncFlags } from '@/store/core/asyncState'
import { createApiThunk } from '@/store/core/createApiThunk'
import { trackThunk } from '@/store/core/trackThunk'

interface CasinoState extends AsyncFlags {
  list: Casino[]
  /** Required by Spec §3 and stored as received; no view reads it. */
  paginationInfo: PaginationInfo | null
}

const initialState: CasinoState = { list: [], paginationInfo: null, ...idle }

/** Decisions 10: `/users` returns the casinos of the strip on the `/casino` index. */
export const fetchCasinoList = createApiThunk(
  'casino/fetchCasinoList',
  (_: undefined, { signal }) => api.casinoList(signal),
  FALLBACK.unknown,
  { flags: ({ casino }) => casino },
)

const casinoSlice = createSlice({
  name: 'casino',
  initialState,
  reducers: { clearCasino: () => initialState },
  selectors: { selectCasino: (state) => state },
  extraReducers: (builder) => {
    trackThunk(builder, fetchCasinoList, {
      onFulfilled: (state, page) => {
        state.list = page.data
        state.paginationInfo = page.paginationInfo
      },
    })
  },
})

export const { clearCasino } = casinoSlice.actions
export const { selectCasino } = casinoSlice.selectors
export const casinoReducer = casinoSlice.reducer

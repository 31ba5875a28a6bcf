import { createSlice } from '@reduxjs/toolkit'
import * as api from '@/api/endpoints'
import { FALLBACK } from '@/domain/constants'
import type { TopWin } from '@/domain/entities'
import { idle, type AsyncFlags } from '@/store/core/asyncState'
import { createApiThunk } from '@/store/core/createApiThunk'
import { trackThunk } from '@/store/core/trackThunk'

interface WinnerState extends AsyncFlags {
  topWinList: TopWin[]
}

const initialState: WinnerState = { topWinList: [], ...idle }

export const fetchTopWinners = createApiThunk(
  'winner/fetchTopWinners',
  (_: undefined, { signal }) => api.topWinners(signal),
  FALLBACK.unknown,
  { flags: ({ winner }) => winner },
)

const winnerSlice = createSlice({
  name: 'winner',
  initialState,
  reducers: { clearWinner: () => initialState },
  selectors: { selectWinner: (state) => state },
  extraReducers: (builder) => {
    trackThunk(builder, fetchTopWinners, {
      onFulfilled: (state, rows) => {
        state.topWinList = rows
      },
    })
  },
})

export const { clearWinner } = winnerSlice.actions
export const { selectWinner } = winnerSlice.selectors
export const winnerReducer = winnerSlice.reducer

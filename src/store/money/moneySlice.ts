import { createSlice } from '@reduxjs/toolkit'
import { idle, type AsyncFlags } from '@/store/core/asyncState'
import type { ApiThunkConfig } from '@/store/core/createApiThunk'
import { isSessionEvent } from '@/store/core/session'
import { trackThunk } from '@/store/core/trackThunk'
import type { RootState } from '@/store/store'
import type { PeriodLists } from './readPages'
import { keyOf, pageRead, readPeriod, type PeriodQuery } from './readPeriod'

export interface Period extends AsyncFlags {
  query: PeriodQuery
  lists: PeriodLists
  /** How many rows have been read so far. */
  rows: number
}

interface MoneyState {
  periods: Record<string, Period>
}

const initialState: MoneyState = { periods: {} }

const moneySlice = createSlice({
  name: 'money',
  initialState,
  reducers: { clearPeriods: () => initialState },
  selectors: {
    selectPeriods: ({ periods }) => periods,
    selectPeriod: ({ periods }, key: string): Period | undefined => periods[key],
  },
  extraReducers: (builder) => {
    builder.addCase(pageRead, ({ periods }, { payload: { key, requestId, rows } }) => {
      const period = periods[key]
      if (period?.requestId === requestId) period.rows = rows
    })
    trackThunk(builder, readPeriod, {
      flags: ({ periods }, query) => periods[keyOf(query)],
      onPending: ({ periods }, query) => {
        periods[keyOf(query)] = { ...idle, query, lists: {}, rows: 0 }
      },
      onFulfilled: ({ periods }, lists, query) => {
        const period = periods[keyOf(query)]
        if (period) period.lists = lists
      },
    })
    builder.addMatcher(isSessionEvent, () => initialState)
  },
})

const { clearPeriods } = moneySlice.actions
export const { selectPeriods, selectPeriod } = moneySlice.selectors
export const moneyReducer = moneySlice.reducer

/** Stops a page's reads and drops them. */
export const leavePeriods =
  () =>
  (
    dispatch: ApiThunkConfig['dispatch'],
    getState: () => RootState,
    { inFlight }: ApiThunkConfig['extra'],
  ): void => {
    const keys = Object.keys(getState().money.periods)
    for (const key of keys) inFlight.get(readPeriod.typePrefix + key)?.controller.abort()
    if (keys.length > 0) dispatch(clearPeriods())
  }

import { createSlice, weakMapMemoize, type PayloadAction } from '@reduxjs/toolkit'
import { byMonth, totalsOf, type Entry, type Totals } from '@/domain/ledger'
import { idle, type AsyncFlags } from '@/store/core/asyncState'
import type { ApiThunkConfig } from '@/store/core/createApiThunk'
import { isSessionEvent } from '@/store/core/session'
import { trackThunk } from '@/store/core/trackThunk'
import type { FirstRead } from './firstRead'
import { keyOf, pageRead, readPeriod, type Asked } from './readPeriod'

/** The rows of one filter; a history without filters has one list. */
interface List {
  entries: Entry[]
  /** Whether these are all rows of the period. */
  isWhole: boolean
  /** Of the newest answered read. */
  asked: Asked | null
  /** When the newest read began, by `performance.now()`. */
  triedAt: number | null
  isFailed: boolean
  /** The first answered read for the net. */
  first: FirstRead | null
}

/** The flags belong to the newest read. */
export interface Period extends AsyncFlags {
  lists: Record<string, List>
  /** Whether both filters have brought the same rows, so that the server ignores them. */
  isAlike: boolean
  /** The server's time of the newest read; null if it was unknown. */
  readAt: number | null
  /** How many answers of the balance may lack a deposit or withdrawal that a read has found. */
  olderBalances: number
  rows: number
}

interface MoneyState {
  periods: Record<string, Period>
}

const initialState: MoneyState = { periods: {} }

const newPeriod = (): Period => ({
  ...idle,
  lists: {},
  isAlike: false,
  readAt: null,
  olderBalances: 0,
  rows: 0,
})
const newList = (): List => ({
  entries: [],
  isWhole: true,
  asked: null,
  triedAt: null,
  isFailed: false,
  first: null,
})

const moneySlice = createSlice({
  name: 'money',
  initialState,
  reducers: {
    periodsDropped: ({ periods }, { payload }: PayloadAction<readonly string[]>) => {
      const left = Object.entries(periods).filter(([key]) => !payload.includes(key))
      return { periods: Object.fromEntries(left) }
    },
  },
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
        const period = (periods[keyOf(query)] ??= newPeriod())
        period.rows = 0
        for (const filter of query.filters) {
          const list = (period.lists[filter] ??= newList())
          list.triedAt = query.asked?.at ?? null
        }
      },
      onFulfilled: ({ periods }, { lists, isAlike, readAt, olderBalances }, query) => {
        const period = periods[keyOf(query)]
        if (!period) return
        const { asked = null } = query
        const from = Date.parse(query.readFrom ?? query.fromDate)
        const moved = asked && movedSince(period, from)
        for (const { filter, entries, isWhole } of lists) {
          const list = period.lists[filter]
          if (!list) continue
          if (asked) list.first ??= { entries, isWhole, asked }
          Object.assign(list, { entries, isWhole, asked, isFailed: false })
        }
        period.readAt = readAt
        if (asked && movedSince(period, from) !== moved) {
          period.olderBalances = olderBalances
        }
        // A read of one filter cannot show whether both are alike.
        period.isAlike = isAlike ?? period.isAlike
      },
      onRejected: ({ periods }, query) => {
        const lists = periods[keyOf(query)]?.lists ?? {}
        for (const filter of query.filters) Object.assign(lists[filter] ?? {}, { isFailed: true })
      },
    })
    builder.addMatcher(isSessionEvent, () => initialState)
  },
})

const { periodsDropped } = moneySlice.actions
export const { selectPeriods, selectPeriod } = moneySlice.selectors
export const moneyReducer = moneySlice.reducer

/** Stops a page's reads and drops them; the session's net stays. */
export const leavePeriods =
  () =>
  (
    dispatch: ApiThunkConfig['dispatch'],
    getState: () => { money: MoneyState },
    { inFlight }: ApiThunkConfig['extra'],
  ): void => {
    const isNet = ({ lists }: Period) => Object.values(lists).some((list) => list.triedAt !== null)
    const left = Object.entries(getState().money.periods).filter(([, period]) => !isNet(period))
    for (const [key] of left) inFlight.get(readPeriod.typePrefix + key)?.controller.abort()
    if (left.length > 0) dispatch(periodsDropped(left.map(([key]) => key)))
  }

export const entriesOf = ({ lists }: Pick<Period, 'lists'>): Entry[] =>
  Object.values(lists).flatMap(({ entries }) => entries)

/** Both sums and not their net, which a deposit and a withdrawal of one size do not change. */
function movedSince(period: Period, from: number): string {
  const totals = totalsOf(entriesOf(period).filter(({ at }) => (at ?? from) >= from))
  return `${totals.in} ${totals.out}`
}

export const isWhole = ({ lists }: Period): boolean =>
  Object.values(lists).every((list) => list.isWhole)

/** Whether the rows are all rows of the period, each under its filter. */
export const isComplete = (period: Period): boolean => isWhole(period) && !period.isAlike

/** Summed once for each read. */
const sum = weakMapMemoize((lists: Period['lists']) => totalsOf(entriesOf({ lists })))
const sumMonths = weakMapMemoize((lists: Period['lists']) => {
  const months = byMonth(entriesOf({ lists }))
  return new Map([...months].map(([month, entries]) => [month, totalsOf(entries)]))
})
const nothing = totalsOf([])

export function periodTotals(period: Period): Totals {
  const totals = sum(period.lists)
  return { ...totals, isExact: totals.isExact && isComplete(period) }
}

/** The sums of a local month; a row without a date may belong to it. */
export function monthTotals(period: Period, month: string): Totals {
  const months = sumMonths(period.lists)
  const totals = months.get(month) ?? nothing
  return { ...totals, isExact: totals.isExact && isComplete(period) && !months.has(null) }
}

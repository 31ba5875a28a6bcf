import { createSlice } from '@reduxjs/toolkit'
import { serverNow, timeState } from '@/device/protection/clocks'
import { FALLBACK } from '@/domain/constants'
import { parseDate } from '@/domain/dates'
import type { TransactionRow } from '@/domain/entities'
import type { Side } from '@/domain/histories'
import { idle, type AsyncFlags } from '@/store/core/asyncState'
import { createApiThunk } from '@/store/core/createApiThunk'
import { isSessionEvent } from '@/store/core/session'
import { trackThunk } from '@/store/core/trackThunk'
import { importFile } from '@/lib/loading/files'
import type { ReadList } from './readPages'
import { openEnd } from './readPeriod'

/** Deposits or withdrawals. Times are of `performance.now()`. */
export interface NetList extends ReadList<TransactionRow> {
  /** When the newest read began. */
  triedAt: number | null
  /** The same, if that was answered; null after a failure. */
  askedAt: number | null
  /** When a read last brought other rows. */
  changedAt: number | null
  /** The rows of the session's first whole read; null if the balance had moved before it. */
  first: TransactionRow[] | null
}

export interface NetState extends AsyncFlags {
  /** The time of the first balance, which the lists belong to. */
  since: number | null
  lists: Record<Side, NetList>
  /** The server's time of the newest answer; null if it was unknown. */
  readAt: number | null
}

interface NetQuery {
  since: number
  /** The session's first balance. */
  balance: string
  /** The first rows that an earlier page has read. */
  known: Partial<Record<Side, TransactionRow[]>>
  fromDate: string
  sides: readonly Side[]
  /** By `performance.now()`. */
  at: number
}

const newList = (): NetList => ({
  rows: [],
  fault: null,
  triedAt: null,
  askedAt: null,
  changedAt: null,
  first: null,
})
const newLists = (): NetState['lists'] => ({ in: newList(), out: newList() })
const initialState: NetState = { ...idle, since: null, lists: newLists(), readAt: null }

export const readNet = createApiThunk(
  'net/readNet',
  async ({ balance, fromDate, sides }: NetQuery, { signal, getState }) => {
    const { readSides } = await importFile(() => import('./readPages'))
    const { balanceTimes, user } = getState().auth
    // An earlier page may have seen it move.
    const hasMoved = balanceTimes.changedAt !== null || user?.balance !== balance
    const lists = await readSides({ fromDate, toDate: openEnd() }, sides, signal)
    const readAt = timeState() === 'known' ? serverNow() : null
    return { lists, hasMoved, readAt, answeredAt: performance.now() }
  },
  FALLBACK.unknown,
  { flags: ({ net }) => net },
)

/** As text; later reads begin later, so that rows of before are missing there. */
function rowsSince(rows: readonly TransactionRow[], fromDate: string): string {
  const from = new Date(fromDate)
  return JSON.stringify(
    rows.filter(({ transaction_date }) => (parseDate(transaction_date) ?? from) >= from),
  )
}

const netSlice = createSlice({
  name: 'net',
  initialState,
  reducers: {},
  selectors: {
    selectNet: (state, since: number | undefined) => (state.since === since ? state : initialState),
  },
  extraReducers: (builder) => {
    trackThunk(builder, readNet, {
      onPending: (state, { since, sides, at }) => {
        if (state.since !== since) {
          state.since = since
          state.lists = newLists()
          state.readAt = null
        }
        for (const side of sides) state.lists[side].triedAt = at
      },
      onFulfilled: (state, { lists, hasMoved, readAt, answeredAt }, { known, fromDate, at }) => {
        for (const { side, rows, fault } of lists) {
          const list = state.lists[side]
          const isChanged = rowsSince(list.rows, fromDate) !== rowsSince(rows, fromDate)
          if (isChanged) list.changedAt = answeredAt
          list.first ??= known[side] ?? (fault === null && !hasMoved ? rows : null)
          list.rows = rows
          list.fault = fault
          list.askedAt = at
        }
        state.readAt = readAt
      },
      onRejected: ({ lists }, { sides }) => {
        for (const side of sides) lists[side].askedAt = null
      },
    })
    builder.addMatcher(isSessionEvent, () => initialState)
  },
})

export const { selectNet } = netSlice.selectors
export const netReducer = netSlice.reducer

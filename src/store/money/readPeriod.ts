import { createAction } from '@reduxjs/toolkit'
import { toRejection } from '@/api/rejection'
import { serverNow, timeState } from '@/device/protection/clocks'
import { tokenStorage } from '@/device/tokenStorage'
import { FALLBACK } from '@/domain/constants'
import { histories, type HistoryKind, type HistoryRow } from '@/domain/histories'
import { toEntries, type Entry } from '@/domain/ledger'
import type { AsyncFlags } from '@/store/core/asyncState'
import { fetchUserDetails } from '@/store/player/authSlice'
import { apiThunkCreator } from '@/store/core/createApiThunk'
import type { Moves } from '@/store/player/moves'
import { readPages } from './readPages'

/** An open end extends into the future, because the dates of rows may be ahead. */
const AHEAD_MS = 24 * 3_600_000

/** The state when a read for the session's net began. */
export interface Asked extends Moves {
  /** By `performance.now()`. */
  at: number
}

export interface PeriodQuery {
  kind: HistoryKind
  fromDate: string
  /** Null is an open end. */
  toDate: string | null
  /** The filters to read; '' in a history without filters. */
  filters: readonly string[]
  /** Only in a read that no player has caused; it reads one page. */
  asked?: Asked
  /** Where such a read begins, if rows of before are known. */
  readFrom?: string
}

interface ReadList {
  filter: string
  entries: Entry[]
  /** For a file; the store keeps only the entries. */
  rows: HistoryRow[]
  isWhole: boolean
}

interface Reading {
  lists: ReadList[]
  /** Null if only one filter was read. */
  isAlike: boolean | null
  /** The server's time; null if it is unknown. */
  readAt: number | null
  /** How many answers of the balance may be older than these rows. */
  olderBalances: number
}

/** One entry per kind and range; the store has one account at a time. */
export const keyOf = ({ kind, fromDate, toDate }: Omit<PeriodQuery, 'filters'>): string =>
  [kind, fromDate, toDate ?? ''].join(' ')

export function periodOf(kind: HistoryKind, fromDate: string, toDate: string | null): PeriodQuery {
  const { filters } = histories[kind]
  const values = filters.map(({ value }) => value)
  return { kind, fromDate, toDate, filters: values.length > 0 ? values : [''] }
}

export const pageRead = createAction<{ key: string; requestId: string; rows: number }>(
  'money/pageRead',
)

/** A server that ignores the filter sends the rows of one list in the other, too. */
function areAlike(lists: readonly ReadonlySet<string>[]): boolean {
  const [a = new Set(), b = new Set()] = lists.toSorted((one, other) => one.size - other.size)
  return a.size > 0 && [...a].every((text) => b.has(text))
}

interface Root {
  money: { periods: Record<string, AsyncFlags> }
  auth: { moves: Moves; details: AsyncFlags }
}

/** The only place where rows become money: reads all of a period, page by page. */
export const readPeriod = apiThunkCreator<Root>()(
  'money/readPeriod',
  async (query: PeriodQuery, { signal, dispatch, getState, requestId }): Promise<Reading> => {
    const { kind, filters, asked } = query
    const fromDate = query.readFrom ?? query.fromDate
    const token = tokenStorage.get()
    const toDate = query.toDate ?? new Date(serverNow() + AHEAD_MS).toISOString()
    const lists: ReadList[] = []
    const texts: Set<string>[] = []
    let before = 0
    const onPage = (rows: number) => {
      // A sum or a file must never mix rows of two players.
      if (tokenStorage.get() !== token) throw new Error('The session has changed')
      dispatch(pageRead({ key: keyOf(query), requestId, rows: before + rows }))
    }
    try {
      for (const filter of filters) {
        const range = { fromDate, toDate, filter }
        const read = await readPages(kind, range, { signal, isUnasked: !!asked, onPage })
        const side = histories[kind].filters.find(({ value }) => value === filter)?.side ?? null
        const entries = toEntries(read.rows, side)
        lists.push({ filter, entries, rows: read.rows, isWhole: read.isWhole })
        texts.push(read.texts)
        before += read.rows.length
      }
    } catch (error) {
      const { status } = toRejection(error, FALLBACK.unknown)
      // No player caused this call, so the player's data decide whether the session has ended.
      if (asked && status === 401) await dispatch(fetchUserDetails('retry'))
      throw error
    }
    const { moves, details } = getState().auth
    return {
      lists,
      isAlike: lists.length > 1 ? areAlike(texts) : null,
      readAt: timeState() === 'known' ? serverNow() : null,
      olderBalances: moves.answers + Number(details.isFetching),
    }
  },
  FALLBACK.unknown,
  {
    scope: keyOf,
    flags: ({ money }, query) => money.periods[keyOf(query)],
  },
)

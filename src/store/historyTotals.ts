import { tokenStorage } from '@/device/tokenStorage'
import { FALLBACK } from '@/domain/constants'
import { histories, type HistoryKind, type HistoryRow } from '@/domain/histories'
import { parseDate } from '@/lib/format/dates'
import { addAmounts, directionSign, subtractAmounts } from '@/lib/format/money'
import { mapInSlices } from '@/lib/loading/inSlices'
import { apiThunkCreator } from './createApiThunk'
import { readAllPages } from './historyPages'

const PAGE_LIMIT = 100

/** Quality H11: the money of a period, in exact decimals without a sign. */
export interface HistoryTotals {
  /** Wins, or accepted deposits. */
  in: string
  /** Stakes, or accepted withdrawals. */
  out: string
  /** `in` minus `out`; negative for a loss. */
  net: string
  /** Whether a row has no readable amount or an unknown direction. */
  isApproximate: boolean
  /** The date of the oldest counted row, as the server sent it; null without a row that has a date. */
  since: string | null
  /** The number of rows that were counted if the period has more than that; otherwise null. */
  cutAt: number | null
}

interface Period {
  kind: HistoryKind
  fromDate: string
  toDate: string
  /** Called with the number of rows so far. */
  onProgress: (rows: number) => void
}

type Side = 'in' | 'out'

const createApiThunk = apiThunkCreator<unknown>()

/** The side of a row: by the direction of a bet, or by the filter that found a transaction. */
function sideOf(row: HistoryRow, filterSide: Side | null): Side | null {
  if (filterSide !== null) return filterSide
  const sign = 'direction' in row ? directionSign(row.direction) : ''
  if (sign === '') return null
  return sign === '+' ? 'in' : 'out'
}

const dateOf = (row: HistoryRow) =>
  'transaction_date' in row ? row.transaction_date : row.game_date

/** The earlier of two dates; an unreadable one does not count. */
function earlier(known: string | null, date: string): string | null {
  const at = parseDate(date)
  if (at === null) return known
  const before = known === null ? null : parseDate(known)
  return before !== null && before <= at ? known : date
}

const counts = (row: HistoryRow) => !('status' in row) || row.status === 'accepted'

/** The deposits and the withdrawals have a call each; the other histories have both sides in one. */
const partsOf = (kind: HistoryKind): readonly { filter?: string; side: Side | null }[] => {
  const { filters } = histories[kind]
  if (filters.length === 0) return [{ side: null }]
  return filters.map(({ value, key }) => ({
    filter: value,
    side: key === 'deposit' ? 'in' : 'out',
  }))
}

/**
 * Quality H11: adds up a whole period, not only the page on screen. Null if the session has changed since,
 * because a sum must never mix rows of two players.
 */
export const fetchHistoryTotals = createApiThunk(
  'history/totals',
  async ({ kind, onProgress, ...range }: Period, { signal }): Promise<HistoryTotals | null> => {
    const token = tokenStorage.get()
    const sums: Record<Side, string> = { in: '0', out: '0' }
    let isApproximate = false
    let isWhole = true
    let rows = 0
    let since: string | null = null
    for (const { side, ...filter } of partsOf(kind)) {
      const before = rows
      const found = await readAllPages(
        kind,
        { ...range, ...filter },
        PAGE_LIMIT,
        signal,
        (more) => {
          rows = before + more
          onProgress(rows)
          return tokenStorage.get() === token
        },
      )
      if (!found) return null
      isWhole &&= found.isWhole
      await mapInSlices(found.rows.filter(counts), (row) => {
        since = earlier(since, dateOf(row))
        const at = sideOf(row, side)
        const sum = at && addAmounts(sums[at], row.amount ?? '')
        if (at && sum) sums[at] = sum
        else isApproximate = true
      })
    }
    const net = subtractAmounts(sums.in, sums.out) ?? '0'
    return { ...sums, net, isApproximate, since, cutAt: isWhole ? null : rows }
  },
  FALLBACK.unknown,
)

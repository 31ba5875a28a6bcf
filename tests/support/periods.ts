import { http, HttpResponse } from 'msw'
import type { HistoryKind } from '@/domain/histories'
import { selectPeriod } from '@/store/money/moneySlice'
import { periodTotals } from '@/features/history/periodTotals'
import { keyOf, readPeriod } from '@/store/money/readPeriod'
import { createStore } from '@/store/store'
import { server } from './server'

const paths = { transaction: 'TransactionPlayer', casino: 'CasinoHistory', sport: 'SportHistory' }
export const kinds = ['transaction', 'casino', 'sport'] as const
const range = { fromDate: '2026-03-01T00:00:00.000Z', toDate: '2026-03-31T23:59:59.999Z' }

export const periodOf = (kind: HistoryKind) => ({ kind, ...range })

export type Row = Record<string, unknown>

export const bets = (count: number): Row[] =>
  Array.from({ length: count }, (_, id) => ({
    num_id: id,
    game_date: '2026-03-02T12:00:00Z',
    direction: 'bet',
    amount: '1',
  }))

/** How a server sends its rows. */
interface Pages {
  /** At most this many rows, whatever was requested. */
  cap: number
  hasLast: boolean
  hasTotal: boolean
  /** So many rows of the page before come again at the start of the next, because new ones have come. */
  overlap: number
  /** Sends the first page for every page. */
  isStuck: boolean
  ignoresFilter: boolean
}

const usual: Pages = {
  cap: 100,
  hasLast: true,
  hasTotal: false,
  overlap: 0,
  isStuck: false,
  ignoresFilter: false,
}

/** Serves rows, those of transactions by side; returns the number of the pages that were asked for. */
export function serve(kind: HistoryKind, rows: readonly Row[], how: Partial<Pages> = {}) {
  const { cap, hasLast, hasTotal, overlap, isStuck, ignoresFilter } = { ...usual, ...how }
  const asked: number[] = []
  const step = cap - overlap
  server.use(
    http.get(`*/api/${paths[kind]}`, ({ request }) => {
      const query = new URL(request.url).searchParams
      const page = isStuck ? 1 : Number(query.get('pageIndex'))
      asked.push(Number(query.get('pageIndex')))
      const filter = { 5: 'in', 6: 'out' }[query.get('typeSearch') ?? '']
      const found = rows.filter(({ side }) => !filter || ignoresFilter || side === filter)
      const data = found
        .slice((page - 1) * step, (page - 1) * step + cap)
        .map((row) => ({ ...row, side: undefined }))
      const last_page = Math.max(1, Math.ceil((found.length - overlap) / step))
      const total = found.length
      return HttpResponse.json({ data, ...(hasLast && { last_page }), ...(hasTotal && { total }) })
    }),
  )
  return asked
}

export async function totalsOf(kind: HistoryKind) {
  const store = createStore()
  const query = periodOf(kind)
  await store.dispatch(readPeriod(query))
  const period = selectPeriod(store.getState(), keyOf(query))
  if (!period?.isSuccess) throw new Error('It was not read')
  return { ...periodTotals(period), rows: period.rows }
}

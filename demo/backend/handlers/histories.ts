import { HttpResponse, http, type HttpHandler } from 'msw'
import { histories, type HistoryKind } from '../../../src/domain/histories.ts'
import { settleDueBets } from '../../sportbook/bets.ts'
import type { World } from '../world.ts'
import { guarded } from './guarded.ts'
import { queryOf } from './queryOf.ts'

interface HistoryCall {
  path: string
  kind: HistoryKind
  /** The name of the filter in the query. */
  filter: 'typeSearch' | 'filter'
}

const calls: readonly HistoryCall[] = [
  { path: '*/api/TransactionPlayer', kind: 'transaction', filter: 'typeSearch' },
  { path: '*/api/CasinoHistory', kind: 'casino', filter: 'filter' },
  { path: '*/api/SportHistory', kind: 'sport', filter: 'filter' },
]

/** Spec §5: an invalid date is ignored. */
const instant = (text: string, fallback: number): number => {
  const at = Date.parse(text)
  return Number.isNaN(at) ? fallback : at
}

/** Spec §7: the three histories of the requesting player. */
export const historyHandlers = (world: World): HttpHandler[] =>
  calls.map(({ path, kind, filter }) =>
    http.get(
      path,
      guarded(world, ({ request, player }) => {
        if (kind === 'sport') settleDueBets(world)
        const { text, number } = queryOf(request)
        const { rows, lastPage, ...paginationInfo } = world.historyPage(player, kind, {
          from: instant(text('fromDate'), -Infinity),
          to: instant(text('toDate'), Infinity),
          pageIndex: number('pageIndex', 1),
          pageSize: number('pageSize', histories[kind].pageSize),
          filter: text(filter),
        })
        return HttpResponse.json({ data: rows, paginationInfo, last_page: lastPage })
      }),
    ),
  )

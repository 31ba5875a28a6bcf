import { HttpResponse } from 'msw'
import { histories, type HistoryKind } from '../../../src/domain/histories.ts'
import { settleDueBets } from '../../sportbook/bets.ts'
import type { World } from '../world.ts'
import type { Guarded } from './guarded.ts'
import { queryOf } from './queryOf.ts'

/** Spec §5: an invalid date is ignored. */
const instant = (text: string, fallback: number): number => {
  const at = Date.parse(text)
  return Number.isNaN(at) ? fallback : at
}

/** A page of one history of the requesting player; `filter` is the name of its filter in the query. */
const page =
  (world: World, kind: HistoryKind, filter: 'typeSearch' | 'filter') =>
  ({ request, player }: Guarded) => {
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
  }

/** Spec §7: the three histories. */
export const historyAnswers = (world: World) => ({
  '/TransactionPlayer': page(world, 'transaction', 'typeSearch'),
  '/CasinoHistory': page(world, 'casino', 'filter'),
  '/SportHistory': page(world, 'sport', 'filter'),
})

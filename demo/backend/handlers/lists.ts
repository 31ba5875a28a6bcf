import { HttpResponse } from 'msw'
import type { Provider } from '../../../src/domain/entities.ts'
import house from '../../../brands/sirocco.json' with { type: 'json' }
import { categoriesOf } from '../../catalogue/categories.ts'
import { popularGames } from '../../catalogue/games.ts'
import { casinos, gamesPage, providersOf } from '../../catalogue/queries.ts'
import { topWinners } from '../../catalogue/winners.ts'
import { languageOf } from '../messages.ts'
import { pageOf } from '../paging.ts'
import { queryOf } from './queryOf.ts'

const toWire = ({ id, Alias, Image }: Provider) => ({ pro_id: id, Alias, Image })

/** Spec §7: the answers to the public lists. */
export const listAnswers = {
  '/users': () => HttpResponse.json({ data: casinos, paginationInfo: { total: casinos.length } }),

  '/get_slot_game': (request: Request) => {
    const { text, number, type } = queryOf(request)
    const { rows, total } = gamesPage({
      pageIndex: number('page_index', 1),
      pageSize: number('page_size', house.pageSizes.games.desktop),
      type,
      provider: text('pro_id'),
      category: text('cat_id'),
      name: text('game_name'),
    })
    return HttpResponse.json({ data: rows, total })
  },

  '/papuler_slot': () => HttpResponse.json({ data: popularGames }),

  '/top_winners': () => HttpResponse.json({ data: topWinners }),

  '/get_all_providers': (request: Request) => {
    const { number, type } = queryOf(request)
    const { rows, ...paginationInfo } = pageOf(
      providersOf(type).map(toWire),
      number('page_index', 1),
      number('page_size', house.pageSizes.providers),
    )
    return HttpResponse.json({ data: rows, paginationInfo })
  },

  '/get_providers': (request: Request) =>
    HttpResponse.json({ data: providersOf(queryOf(request).type).map(toWire) }),

  '/GetAllCategories': (request: Request) => {
    const { type } = queryOf(request)
    const categories = type === null ? [] : categoriesOf(type, languageOf(request))
    return HttpResponse.json({ data: categories.map(({ id, name }) => ({ cat_id: id, name })) })
  },
}

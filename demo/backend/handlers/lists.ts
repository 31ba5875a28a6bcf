import { HttpResponse, http, type HttpHandler } from 'msw'
import type { Provider } from '../../../src/domain/entities.ts'
import { PROVIDER_PAGE_SIZE } from '../../../src/domain/constants.ts'
import { categoriesOf } from '../../catalogue/categories.ts'
import { casinos, providersOf } from '../../catalogue/queries.ts'
import { topWinners } from '../../catalogue/winners.ts'
import { languageOf } from '../messages.ts'
import { pageOf } from '../paging.ts'
import { queryOf } from './queryOf.ts'

const toWire = ({ id, Alias, Image }: Provider) => ({ pro_id: id, Alias, Image })

/** Spec §7: the public lists. */
export const listHandlers = (): HttpHandler[] => [
  http.get('*/api/users', () =>
    HttpResponse.json({ data: casinos, paginationInfo: { total: casinos.length } }),
  ),

  http.get('*/api/top_winners', () => HttpResponse.json({ data: topWinners })),

  http.get('*/api/get_all_providers', ({ request }) => {
    const { number, type } = queryOf(request)
    const { rows, ...paginationInfo } = pageOf(
      providersOf(type).map(toWire),
      number('page_index', 1),
      number('page_size', PROVIDER_PAGE_SIZE),
    )
    return HttpResponse.json({ data: rows, paginationInfo })
  }),

  http.get('*/api/get_providers', ({ request }) =>
    HttpResponse.json({ data: providersOf(queryOf(request).type).map(toWire) }),
  ),

  http.get('*/api/GetAllCategories', ({ request }) => {
    const { type } = queryOf(request)
    const categories = type === null ? [] : categoriesOf(type, languageOf(request))
    return HttpResponse.json({ data: categories.map(({ id, name }) => ({ cat_id: id, name })) })
  }),
]

import house from '../brands/sirocco.json' with { type: 'json' }
import { number } from './kinds.ts'
import * as send from './sent.ts'
import * as shape from './shapes.ts'
import type { Call } from './types.ts'

const GET = { method: 'GET', for: 'all' } as const
const pages = { index: 'page_index', size: 'page_size' }

/** Spec §6: the requests that a visitor sends, too. */
export const openCalls = [
  {
    ...GET,
    path: '/users',
    id: 'listCasinos',
    group: 'Lists',
    about: 'The casinos',
    notes: 'A casino without a name is not shown.',
    answer: { is: 'list', row: shape.casino },
  },
  {
    ...GET,
    path: '/get_slot_game',
    id: 'listGames',
    group: 'Games',
    about: 'A page of the game list',
    notes: 'All filters apply together. A page repeats no row of an earlier page.',
    query: {
      page_index: send.pageIndex,
      page_size: send.pageSize(house.pageSizes.games.desktop),
      type: send.gameType,
      ...send.gameFilters,
    },
    pages,
    answer: {
      is: 'list',
      row: shape.game,
      also: {
        total: number
          .describe('The games on all pages; without it, more is offered after a full page.')
          .optional(),
      },
      key: 'game_id',
    },
  },
  {
    ...GET,
    path: '/papuler_slot',
    id: 'listPopularGames',
    group: 'Games',
    about: 'The popular games',
    answer: { is: 'list', row: shape.game },
  },
  {
    ...GET,
    path: '/top_winners',
    id: 'listTopWinners',
    group: 'Lists',
    about: 'The top winners',
    answer: { is: 'list', row: shape.topWin },
  },
  {
    ...GET,
    path: '/get_all_providers',
    id: 'listProviderPage',
    group: 'Lists',
    about: 'A page of the providers of a game type',
    notes: 'More is offered while the last page was full.',
    query: {
      page_index: send.pageIndex,
      page_size: send.pageSize(house.pageSizes.providers),
      type: send.gameType,
    },
    pages,
    answer: { is: 'list', row: shape.provider },
  },
  {
    ...GET,
    path: '/get_providers',
    id: 'listProviders',
    group: 'Lists',
    about: 'All providers of a game type, for the filter',
    query: { type: send.gameType },
    answer: { is: 'list', row: shape.provider },
  },
  {
    ...GET,
    path: '/GetAllCategories',
    id: 'listCategories',
    group: 'Lists',
    about: 'The categories of a game type, for the filter',
    query: { type: send.gameType },
    answer: { is: 'list', row: shape.category },
  },
  {
    method: 'POST',
    path: '/login',
    id: 'logIn',
    group: 'Player',
    about: 'Log in',
    notes:
      'If the user is missing or unreadable, the app loads it with `/UserDetails`. ' +
      'A wrong login gets a status of 4xx and an `error`, which is shown under the form.',
    body: send.credentials,
    for: 'all',
    answer: { is: 'value', value: shape.session, under: ['data'] },
  },
] as const satisfies readonly (Call & { for: 'all' })[]

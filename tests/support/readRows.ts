import * as api from '@/api/endpoints'
import { paged, passwords } from './sentRows'

interface ReadRow {
  path: string
  call: () => Promise<unknown>
  /** What a backend may answer: with other types, other names and more than the app needs. */
  answer: unknown
  /** What the app makes of it. */
  read: unknown
}

const game = {
  game_id: 7,
  type: 1,
  name: 'Ruby',
  image: '/r.svg',
  provider_id: '37',
  provider_name: 'P',
}
const user = { username: 'a', id: 1, balance: 12.5, currency: 'TND' }
const readUser = { username: 'a', id: '1', balance: '12.5', currency: 'TND' }
const provider = { id: 2, name: 'B', image: '/b.svg' }
const readProvider = { id: 2, Alias: 'B', Image: '/b.svg' }
const event = { id: 5, name: 'A – B', league: 'L', start: '2026-01-01T00:00:00Z', isLive: 1 }
const readEvent = { ...event, id: '5', isLive: true }

/** Spec §3: a page of a history; `row` has text in each column, and numbers in those of amounts. */
const history = (row: object, read: object) => ({
  answer: { data: [{ ...row, more: 1 }], paginationInfo: { page: 2, total: '7' }, last_page: '3' },
  read: {
    data: [read],
    dropped: 0,
    paginationInfo: { page: 2, total: '7' },
    total: 7,
    last_page: 3,
  },
})

/** Spec §3: what each call reads. */
export const readRows: ReadRow[] = [
  {
    path: '/users',
    call: () => api.casinoList(),
    answer: { data: [{ id: 1, name: 'A', image: 'a.png', more: 1 }], paginationInfo: { page: 1 } },
    read: { data: [{ id: 1, name: 'A', image: 'a.png' }], paginationInfo: { page: 1 } },
  },
  {
    path: '/get_slot_game',
    call: () => api.games({ page_index: 1, page_size: 28, type: 3 }),
    answer: { data: [game, { name: 'no id' }, { ...game, type: null }], total: '40' },
    read: { data: [game, { ...game, type: 3 }], total: 40, received: 3 },
  },
  {
    path: '/papuler_slot',
    call: () => api.popularGames(),
    answer: [game, { name: 'no id' }],
    read: { data: [game], total: 1, received: 1 },
  },
  {
    path: '/StartGame',
    call: () => api.startGame({ game_id: '10', provider: 37 }),
    answer: { data: { url: 'play()', isFrame: '0', more: 1 } },
    read: { url: 'play()', isFrame: false },
  },
  {
    path: '/top_winners',
    call: () => api.topWinners(),
    answer: { data: [{ user: 'a', provider: 'b', amount: 5, currency: 'EUR', more: 1 }] },
    read: [{ user: 'a', provider: 'b', amount: '5', currency: 'EUR' }],
  },
  {
    path: '/get_all_providers',
    call: () => api.allProviders({ page_index: 1, page_size: 3, type: 3 }),
    answer: { data: [provider, { name: 'no id' }], paginationInfo: { page: 1 } },
    read: { data: [readProvider], paginationInfo: { page: 1 }, received: 2 },
  },
  {
    path: '/get_providers',
    call: () => api.providers(2),
    answer: { data: [provider] },
    read: [readProvider],
  },
  {
    path: '/login',
    call: () => api.login({ username: 'u', password: 'p' }),
    answer: { data: { token: 't', user } },
    read: { token: 't', user: readUser },
  },
  { path: '/logout', call: () => api.logout('t'), answer: { message: 'Bye.' }, read: undefined },
  {
    path: '/ResetPassword',
    call: () => api.resetPassword(passwords),
    answer: { message: 'Changed.' },
    read: undefined,
  },
  { path: '/UserDetails', call: () => api.userDetails(), answer: { user }, read: readUser },
  {
    path: '/TransactionPlayer',
    call: () => api.history('transaction', paged),
    ...history(
      { transaction_date: 'd', num_id: 7, balance_before: 12.5, status: 's', amount: 3 },
      { transaction_date: 'd', num_id: '7', balance_before: '12.5', status: 's', amount: '3' },
    ),
  },
  {
    path: '/CasinoHistory',
    call: () => api.history('casino', paged),
    ...history(
      { game_date: 'd', num_id: 7, event_id: 8, game_name: 'g', direction: 'in', amount: 3 },
      { game_date: 'd', num_id: '7', event_id: '8', game_name: 'g', direction: 'in', amount: '3' },
    ),
  },
  {
    path: '/SportHistory',
    call: () => api.history('sport', paged),
    ...history(
      {
        game_date: 'd',
        event_id: 8,
        balance_before: 1,
        amount: 3,
        balance_after: 4,
        direction: 'in',
      },
      {
        game_date: 'd',
        event_id: '8',
        balance_before: '1',
        amount: '3',
        balance_after: '4',
        direction: 'in',
      },
    ),
  },
  {
    path: '/GetAllCategories',
    call: () => api.categories(1),
    answer: { data: [{ cat_id: '4', name: 'Fruits', more: 1 }] },
    read: [{ id: '4', name: 'Fruits' }],
  },
  { path: '/Live', call: () => api.liveEvents('fr'), answer: { data: [event] }, read: [readEvent] },
  {
    path: '/SportBook',
    call: () => api.prematchEvents('ar'),
    answer: { data: [event] },
    read: [readEvent],
  },
  {
    path: '/sport',
    call: () => api.sportSession('en'),
    answer: { data: { session: 's1' } },
    read: 's1',
  },
]

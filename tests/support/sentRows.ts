import * as api from '@/api/endpoints'

const range = { fromDate: '2026-03-01T00:00:00.000Z', toDate: '2026-03-02T00:00:00.000Z' }
export const paged = { ...range, pageIndex: 2, pageSize: 3 }
export const pagedText = { ...range, pageIndex: '2', pageSize: '3' }
export const passwords = { oldPassword: 'a', newPassword: 'b', repeatPassword: 'b' }

export interface SentRow {
  call: () => Promise<unknown>
  sent: [method: string, path: string, query?: Record<string, string>, body?: unknown]
}

/** Spec §7: exactly what each call sends. */
export const sentRows: SentRow[] = [
  { call: () => api.casinoList(), sent: ['GET', '/users'] },
  {
    call: () => api.games({ page_index: 1, page_size: 28, type: 1 }),
    sent: ['GET', '/get_slot_game', { page_index: '1', page_size: '28', type: '1' }],
  },
  { call: () => api.popularGames(), sent: ['GET', '/papuler_slot'] },
  {
    call: () => api.startGame({ game_id: '10', provider: 37 }),
    sent: ['POST', '/StartGame', {}, { game_id: '10', provider: 37 }],
  },
  { call: () => api.topWinners(), sent: ['GET', '/top_winners'] },
  {
    call: () => api.allProviders({ page_index: 1, page_size: 3, type: 3 }),
    sent: ['GET', '/get_all_providers', { page_index: '1', page_size: '3', type: '3' }],
  },
  { call: () => api.providers(2), sent: ['GET', '/get_providers', { type: '2' }] },
  {
    call: () => api.login({ username: 'u', password: 'p' }),
    sent: ['POST', '/login', {}, { username: 'u', password: 'p' }],
  },
  { call: () => api.logout('t'), sent: ['POST', '/logout'] },
  { call: () => api.resetPassword(passwords), sent: ['POST', '/ResetPassword', {}, passwords] },
  { call: () => api.userDetails(), sent: ['GET', '/UserDetails'] },
  {
    call: () => api.history('transaction', { ...paged, filter: '6' }),
    sent: ['GET', '/TransactionPlayer', { ...pagedText, typeSearch: '6' }],
  },
  { call: () => api.history('casino', paged), sent: ['GET', '/CasinoHistory', pagedText] },
  { call: () => api.history('sport', paged), sent: ['GET', '/SportHistory', pagedText] },
  { call: () => api.categories(1), sent: ['GET', '/GetAllCategories', { type: '1' }] },
  { call: () => api.liveEvents('fr'), sent: ['GET', '/Live', { lang: 'fr' }] },
  { call: () => api.prematchEvents('ar'), sent: ['GET', '/SportBook', { lang: 'ar' }] },
  { call: () => api.sportSession('en'), sent: ['GET', '/sport', { lang: 'en' }] },
]

import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import {
  fetchHistory,
  isSameHistory,
  selectHistory,
  type HistoryRequest,
} from '@/store/money/historySlice'
import { createStore } from '@/store/store'
import { initTestI18n } from '../../support/i18n'
import { logIn } from '../../support/players'
import { server } from '../../support/server'

const range = { fromDate: '2026-02-14T00:00:00.000Z', toDate: '2026-03-15T23:59:59.999Z' }
const request: HistoryRequest = { kind: 'casino', lang: 'en', ...range, pageIndex: 2, pageSize: 10 }

describe('§4 History', () => {
  it.each([
    [3, true],
    [2, false],
    [1, false],
    [undefined, false],
  ])(
    'contains the requested page; with last_page %s a next one follows: %s',
    async (last, hasNextPage) => {
      const body = { data: [{ num_id: 7 }], paginationInfo: { count: 25 }, last_page: last }
      server.use(http.get('*/api/CasinoHistory', () => HttpResponse.json(body)))
      await initTestI18n('en')
      logIn('yasmine')
      const store = createStore()
      await store.dispatch(fetchHistory(request))
      expect(selectHistory(store.getState())).toMatchObject({
        list: [{ num_id: '7' }],
        currentPage: 2,
        hasNextPage,
        paginationInfo: { count: 25 },
      })
    },
  )

  it.each<Partial<HistoryRequest>>([
    { kind: 'sport' },
    { fromDate: '2026-03-01T00:00:00.000Z' },
    { toDate: '2026-03-01T00:00:00.000Z' },
    { filter: '6' },
  ])('is another one with %j', (change) => {
    expect(isSameHistory(request, { ...request, ...change })).toBe(false)
  })

  it('stays the same history with another page or page size, and is none at first', () => {
    expect(isSameHistory(request, { ...request, pageIndex: 7, pageSize: 3 })).toBe(true)
    expect(isSameHistory(null, request)).toBe(false)
  })
})

import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import {
  clearHistory,
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
    { lang: 'fr' },
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

  const body = {
    data: [{ num_id: 7 }],
    paginationInfo: { count: 25 },
    last_page: 3,
  }
  const open = async () => {
    await initTestI18n('en')
    logIn('yasmine')
    const store = createStore()
    const asked: string[] = []
    server.use(
      http.get('*/api/*History*', ({ request: { url } }) => {
        asked.push(new URL(url).search)
        return HttpResponse.json(body)
      }),
    )
    await store.dispatch(fetchHistory(request))
    return { store, asked, see: () => selectHistory(store.getState()) }
  }

  it('keeps its rows while its next page is asked for, or while that fails', async () => {
    const { store, see } = await open()
    const shown = see()
    const next = store.dispatch(fetchHistory({ ...request, pageIndex: 3 }))
    const { list, paginationInfo, hasNextPage, currentPage, loaded } = shown
    expect(see()).toMatchObject({ list, paginationInfo, hasNextPage, currentPage, loaded })
    await next
    expect(see()).toMatchObject({ currentPage: 3, hasNextPage: false })
    server.use(http.get('*/api/CasinoHistory', () => HttpResponse.json({}, { status: 500 })))
    await store.dispatch(fetchHistory(request))
    expect(see()).toMatchObject({ list, paginationInfo, isError: true, currentPage: 3 })
  })

  it('shows nothing of another history while a new one is asked for', async () => {
    const { store, see } = await open()
    const nothing = { list: [], paginationInfo: null, hasNextPage: false, currentPage: 1 }
    const next = store.dispatch(fetchHistory({ ...request, lang: 'fr' }))
    expect(see()).toMatchObject({ ...nothing, loaded: null, isFetching: true })
    await next
    expect(see()).toMatchObject({ list: [{ num_id: '7' }], currentPage: 2 })
    store.dispatch(clearHistory())
    expect(see()).toMatchObject({ ...nothing, request: null, loaded: null })
  })

  it('is asked for with its filter, if it has one', async () => {
    const { store, asked } = await open()
    await store.dispatch(fetchHistory({ ...request, filter: '6', pageIndex: 1, pageSize: 20 }))
    const searches = asked.map((search) => Object.fromEntries(new URLSearchParams(search)))
    expect(searches).toEqual([
      { ...range, pageIndex: '2', pageSize: '10' },
      { ...range, pageIndex: '1', pageSize: '20', filter: '6' },
    ])
  })
})

import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  clearHistory,
  fetchHistory,
  isSameHistory,
  selectHistory,
  type HistoryRequest,
} from '@/store/money/historySlice'
import { sessionEnded, sessionStarted, tokenRead } from '@/store/core/session'
import { createStore, type AppStore } from '@/store/store'
import { initTestI18n } from '../../support/i18n'
import { logIn } from '../../support/players'
import { server } from '../../support/server'

const range = { fromDate: '2026-02-14T00:00:00.000Z', toDate: '2026-03-15T23:59:59.999Z' }
const request: HistoryRequest = { kind: 'casino', ...range, pageIndex: 1, pageSize: 10 }

/** Responds with pages of `size` rows, numbered from 1; `last` is the `last_page` of the response. */
function answerPages(count: number, size: number, last: number | null = Math.ceil(count / size)) {
  server.use(
    http.get('*/api/CasinoHistory', ({ request: { url } }) => {
      const from = (Number(new URL(url).searchParams.get('pageIndex')) - 1) * size
      const length = Math.max(0, Math.min(size, count - from))
      const data = Array.from({ length }, (_, i) => ({ num_id: from + i + 1 }))
      return HttpResponse.json({ data, paginationInfo: { count }, last_page: last ?? undefined })
    }),
  )
}

let store: AppStore
beforeEach(async () => {
  await initTestI18n('en')
  logIn('yasmine')
  store = createStore()
})

const load = (change: Partial<HistoryRequest> = {}) =>
  store.dispatch(fetchHistory({ ...request, ...change }))
const history = () => selectHistory(store.getState())
const numbers = (rows: readonly object[]) => rows.map((row) => ('num_id' in row ? row.num_id : ''))

describe('§4 History', () => {
  it('contains the last requested page', async () => {
    answerPages(25, 10)
    await load({ pageIndex: 2 })
    expect(numbers(history().list)).toEqual(Array.from({ length: 10 }, (_, i) => String(i + 11)))
    expect(history()).toMatchObject({ currentPage: 2, paginationInfo: { count: 25 } })
  })

  it.each([
    [1, 3, true],
    [2, 3, true],
    [3, 3, false],
    [4, 3, false],
    [1, null, false],
  ])('on page %i of last_page %s has a next page: %s', async (pageIndex, last, hasNext) => {
    answerPages(25, 10, last)
    await load({ pageIndex })
    expect(history().hasNextPage).toBe(hasNext)
  })

  it('keeps the rows on screen while another page of the same history loads', async () => {
    answerPages(25, 10)
    await load()
    const done = load({ pageIndex: 2 })
    expect(history()).toMatchObject({ isFetching: true, currentPage: 1, hasNextPage: true })
    expect(history().list).toHaveLength(10)
    expect(history().request).toEqual({ ...request, pageIndex: 2 })
    await done
  })

  it.each<Partial<HistoryRequest>>([
    { kind: 'sport' },
    { fromDate: '2026-03-01T00:00:00.000Z' },
    { toDate: '2026-03-01T00:00:00.000Z' },
    { filter: '6' },
  ])('starts again for %j, without rows of another history', async (change) => {
    answerPages(25, 10)
    await load({ pageIndex: 2 })
    const done = load(change)
    expect(history()).toMatchObject({
      list: [],
      currentPage: 1,
      hasNextPage: false,
      paginationInfo: null,
      isFetching: true,
    })
    await done
  })

  it('stays the same history with another page or page size, and is none at first', () => {
    expect(isSameHistory(request, { ...request, pageIndex: 7, pageSize: 3 })).toBe(true)
    expect(isSameHistory(null, request)).toBe(false)
    expect(history()).toMatchObject({ list: [], request: null, currentPage: 1, hasNextPage: false })
  })

  it.each([
    ['a clear', clearHistory()],
    ['a login', sessionStarted({ token: 't', user: null })],
    ['a logout', sessionEnded({ reason: 'logout' })],
    ['a lost token', tokenRead(null)],
  ])('is empty again after %s', async (_, event) => {
    const before = history()
    await load()
    store.dispatch(event)
    expect(history()).toEqual(before)
  })
})

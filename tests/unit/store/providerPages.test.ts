import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GameType } from '@/domain/entities'
import { fetchProviderFilter, fetchProviders, selectProvider } from '@/store/lists/providerSlice'
import { createStore, type AppStore } from '@/store/store'
import { recordCalls } from '../../support/games'
import { initTestI18n } from '../../support/i18n'
import { server } from '../../support/server'

let store: AppStore
beforeEach(async () => {
  await initTestI18n('en')
  store = createStore()
})

const providers = () => selectProvider(store.getState())
const load = (page: number, type: GameType = 1) => store.dispatch(fetchProviders({ type, page }))
const ids = () => providers().providerList.map(({ id }) => id)
const rows = (...named: (number | string)[]) => named.map((pro_id) => ({ pro_id, Alias: 'P' }))

/** Serves these providers as pages. */
function serve(...pages: object[][]) {
  server.use(
    http.get('*/api/get_all_providers', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page_index'))
      return HttpResponse.json({ data: pages[page - 1] ?? [], paginationInfo: { page } })
    }),
  )
}

describe('§4 Provider list: pages of 3 providers', () => {
  it('appends each page; more may follow if the last page was full', async () => {
    serve(rows(1, 2, 3), rows(4, 5))
    const calls = recordCalls('get_all_providers')
    await load(1)
    expect(ids()).toEqual([1, 2, 3])
    expect(providers()).toMatchObject({ page: 1, hasMore: true, paginationInfo: { page: 1 } })
    await load(2)
    expect(ids()).toEqual([1, 2, 3, 4, 5])
    expect(providers()).toMatchObject({ page: 2, hasMore: false, paginationInfo: { page: 2 } })
    expect(calls).toEqual(
      ['1', '2'].map((page_index) => ({ page_index, page_size: '3', type: '1' })),
    )
  })

  it('more may follow a full page with an unreadable row', async () => {
    serve([...rows(1, 2), {}])
    await load(1)
    expect(providers().hasMore).toBe(true)
    expect(ids()).toEqual([1, 2])
  })

  it('a list without readable providers is empty and final', async () => {
    serve([{}, {}, {}], rows(1))
    await load(1)
    expect(ids()).toEqual([])
    expect(providers().hasMore).toBe(false)
  })

  it('a page that is already loaded is replaced (silent refresh)', async () => {
    serve(rows(1, 2, 3), rows(4, 5, 6), rows(7))
    for (const page of [1, 2, 3]) await load(page)
    serve(rows(1, 8, 3), rows(9, 5, 6))
    await load(1)
    await load(2)
    expect(ids()).toEqual([1, 8, 3, 9, 5, 6, 7])
    expect(providers()).toMatchObject({ page: 3, hasMore: false })
  })

  it('the last page, when reloaded, updates whether more may follow', async () => {
    serve(rows(1, 2))
    await load(1)
    serve(rows(1, 2, 3))
    await load(1)
    expect(providers()).toMatchObject({ page: 1, hasMore: true })
  })

  it('a provider appears once, with ids compared as text', async () => {
    serve(rows(1, 2, 3), rows('3', 4, 5))
    await load(1)
    await load(2)
    expect(ids()).toEqual([1, 2, '3', 4, 5])
  })

  it('another type starts again, but the filter of the preview stays', async () => {
    serve(rows(1, 2, 3), rows(4))
    await load(1)
    await load(2)
    await store.dispatch(fetchProviderFilter(1))
    const { providerFilterList, filter } = providers()
    const done = load(1, 2)
    expect(providers()).toMatchObject({
      providerList: [],
      type: 2,
      page: 0,
      hasMore: false,
      paginationInfo: null,
      isFetching: true,
      loaded: null,
      filterType: 1,
      filter,
      providerFilterList,
    })
    expect(providerFilterList).not.toHaveLength(0)
    await done
    expect(ids()).toEqual([1, 2, 3])
  })
})

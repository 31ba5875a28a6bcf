import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  clearGame,
  clearGameList,
  fetchGames,
  fetchPopularGames,
  selectGameEntry,
} from '@/store/lists/gameSlice'
import type { GameListQuery } from '@/store/lists/gameEntries'
import { createStore, type AppStore } from '@/store/store'
import { answer, recordCalls, wireGames } from '../../support/games'
import { initTestI18n } from '../../support/i18n'
import { server } from '../../support/server'

const query: GameListQuery = { type: 1, size: 3, provider: 37 }
const KEY = '1_37'

let store: AppStore
beforeEach(async () => {
  await initTestI18n('en')
  store = createStore()
  server.use(
    http.get('*/api/get_slot_game', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page_index'))
      return HttpResponse.json({ data: wireGames(3, (page - 1) * 3 + 1), total: 9 })
    }),
  )
})

const entry = (key = KEY) => selectGameEntry(store.getState(), key)
const ids = (key = KEY) => entry(key)?.list.map(({ game_id }) => game_id)
const load = (page: number, change: Partial<GameListQuery> = {}) =>
  store.dispatch(fetchGames({ query: { ...query, ...change }, page }))

describe('§4 Game list, keyed by type and provider', () => {
  it('sends the active filters and no others', async () => {
    const calls = recordCalls('get_slot_game')
    await store.dispatch(fetchGames({ query: { type: 1, size: 3 }, page: 1 }))
    await load(2, { category: 4, search: 'sky' })
    const always = { page_size: '3', type: '1' }
    expect(calls).toEqual([
      { ...always, page_index: '1' },
      { ...always, page_index: '2', pro_id: '37', cat_id: '4', game_name: 'sky' },
    ])
  })

  it('success appends the page to the list of its own key', async () => {
    await load(1)
    await load(2)
    expect(ids()).toEqual([1, 2, 3, 4, 5, 6])
    expect(entry()).toMatchObject({ query, paginationInfo: { page: 2, total: 9, received: 3 } })
    await load(1, { type: 2 })
    expect(ids('2_37')).toEqual([1, 2, 3])
    expect(ids()).toHaveLength(6)
  })

  it('the list stays while the next page loads', async () => {
    await load(1)
    const done = load(2)
    expect(entry()).toMatchObject({ isFetching: true, list: [{}, {}, {}] })
    await done
  })

  it('changing category or search clears the list', async () => {
    await load(1)
    await load(2)
    const done = load(1, { category: 4 })
    expect(entry()).toMatchObject({ isFetching: true, list: [], loaded: null })
    await done
    expect(ids()).toEqual([1, 2, 3])
  })

  it('lists of two keys load at the same time; for one key the newer query counts', async () => {
    const done = await Promise.all([load(1), load(1, { type: 2 }), load(1, { category: 4 })])
    expect(done.map(fetchGames.fulfilled.match)).toEqual([false, true, true])
    expect(entry()).toMatchObject({ isSuccess: true, query: { category: 4 } })
    expect(entry('2_37')?.isSuccess).toBe(true)
  })

  it('a list that is cleared while loading can be requested again at once', async () => {
    const late = load(1)
    store.dispatch(clearGameList(KEY))
    await Promise.all([late, load(1)])
    expect(entry()).toMatchObject({ isSuccess: true, list: [{}, {}, {}] })
  })

  it('clearing one list is final and does not affect the others', async () => {
    await load(1)
    await load(1, { type: 2 })
    const late = load(2)
    store.dispatch(clearGameList(KEY))
    await late
    expect(entry()).toBeUndefined()
    expect(ids('2_37')).toEqual([1, 2, 3])
    store.dispatch(clearGame())
    expect(entry('2_37')).toBeUndefined()
  })
})

describe('Decisions 10: the popular games', () => {
  it('are stored under none_none, and stay while they are refreshed', async () => {
    answer('papuler_slot', { data: wireGames(4) })
    await store.dispatch(fetchPopularGames())
    expect(ids('none_none')).toEqual([1, 2, 3, 4])
    answer('papuler_slot', { data: wireGames(2, 8) })
    const done = store.dispatch(fetchPopularGames())
    expect(ids('none_none')).toHaveLength(4)
    await done
    expect(ids('none_none')).toEqual([8, 9])
    expect(entry('none_none')?.query).toBeNull()
  })
})

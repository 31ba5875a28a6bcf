import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearGame, clearGameList, fetchGames, selectGameEntry } from '@/store/lists/gameSlice'
import type { GameListQuery } from '@/store/lists/gameEntries'
import { createStore, type AppStore } from '@/store/store'
import { wireGames } from '../../support/games'
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

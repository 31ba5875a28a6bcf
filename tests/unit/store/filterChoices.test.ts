import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GameType } from '@/domain/entities'
import { fetchCategories, selectCategory } from '@/store/lists/categorySlice'
import { findGames } from '@/store/lists/findGames'
import { fetchProviderFilter, selectProvider } from '@/store/lists/providerSlice'
import { createStore, type AppStore } from '@/store/store'
import { answer, recordCalls, wireGames } from '../../support/games'
import { initTestI18n } from '../../support/i18n'
import { server } from '../../support/server'

let store: AppStore
beforeEach(async () => {
  await initTestI18n('en')
  store = createStore()
})

const choices = [
  {
    call: 'get_providers',
    load: (type: GameType) => store.dispatch(fetchProviderFilter(type)),
    read: () => {
      const { providerFilterList: list, filter: flags } = selectProvider(store.getState())
      return { list, flags }
    },
  },
  {
    call: 'GetAllCategories',
    load: (type: GameType) => store.dispatch(fetchCategories(type)),
    read: () => {
      const { categoryList: list, ...flags } = selectCategory(store.getState())
      return { list, flags }
    },
  },
]

describe.each(choices)('§7 The choices of a filter: $call', ({ call, load, read }) => {
  it('stay while they are refreshed', async () => {
    answer(call, [{ id: 1, name: 'One' }])
    await load(1)
    expect(read().list).toMatchObject([{ id: 1 }])
    const done = load(1)
    expect(read().list).toHaveLength(1)
    await done
  })

  it('belong to one game type; those of another disappear at once', async () => {
    answer(call, [{ id: 1, name: 'One' }])
    await load(1)
    const calls = recordCalls(call)
    const done = load(2)
    expect(read()).toMatchObject({ list: [], flags: { isFetching: true, loaded: null } })
    await done
    expect(read().list).toHaveLength(1)
    expect(calls).toEqual([{ type: '2' }])
  })
})

describe('§7 A search by name', () => {
  it('requests the first 12 games of a type, and puts them into no list', async () => {
    answer('get_slot_game', { data: wireGames(2), total: 2 })
    const calls = recordCalls('get_slot_game')
    const before = store.getState()
    const { payload } = await store.dispatch(findGames({ type: 2, text: 'sky' }))
    expect(payload).toMatchObject({ data: [{ game_id: 1 }, { game_id: 2 }] })
    expect(calls).toEqual([{ page_index: '1', page_size: '12', type: '2', game_name: 'sky' }])
    expect(store.getState()).toEqual(before)
  })

  it('runs for all types at the same time; a newer text of a type aborts the older one', async () => {
    const found = async (type: GameType, text: string) =>
      findGames.fulfilled.match(await store.dispatch(findGames({ type, text })))
    expect(
      await Promise.all([found(1, 'sk'), found(2, 'sk'), found(3, 'sk'), found(1, 'sky')]),
    ).toEqual([false, true, true, true])
  })

  it('for the same text at the same time resolves only the newer one', async () => {
    const search = { type: 1, text: 'sky' } as const
    const [older, newer] = await Promise.all([
      store.dispatch(findGames(search)),
      store.dispatch(findGames(search)),
    ])
    expect(findGames.fulfilled.match(older)).toBe(false)
    expect(newer.payload).toHaveProperty('data')
  })

  it('fails with the message of the catalogue', async () => {
    server.use(http.get('*/api/get_slot_game', () => HttpResponse.json({}, { status: 500 })))
    const { payload } = await store.dispatch(findGames({ type: 1, text: 'sky' }))
    expect(payload).toEqual({ status: 500, message: 'Unknown error' })
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import type { GameType } from '@/domain/entities'
import { fetchCategories, selectCategory } from '@/store/lists/categorySlice'
import { fetchProviderFilter, selectProvider } from '@/store/lists/providerSlice'
import { createStore, type AppStore } from '@/store/store'
import { answer, recordCalls } from '../../support/games'
import { initTestI18n } from '../../support/i18n'

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

import { beforeEach, describe, expect, it } from 'vitest'
import { clearCasino, fetchCasinoList, selectCasino } from '@/store/lists/casinoSlice'
import { createStore } from '@/store/store'
import { answer } from '../../support/games'
import { initTestI18n } from '../../support/i18n'

const rows = [
  { id: 1, name: 'One' },
  { id: 2, name: '' },
]

beforeEach(() => initTestI18n('en'))

describe('Decisions 10: /users fills the casino list', () => {
  it('with its named entries and its pagination data, until it is cleared', async () => {
    answer('users', { data: rows, paginationInfo: { page: 1 } })
    const store = createStore()
    const before = selectCasino(store.getState())
    expect(before).toMatchObject({ list: [], paginationInfo: null })
    await store.dispatch(fetchCasinoList())
    expect(selectCasino(store.getState())).toMatchObject({
      list: [{ id: 1, name: 'One', image: '' }],
      paginationInfo: { page: 1 },
      isSuccess: true,
    })
    store.dispatch(clearCasino())
    expect(selectCasino(store.getState())).toEqual(before)
  })
})

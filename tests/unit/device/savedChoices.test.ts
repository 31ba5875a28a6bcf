import { describe, expect, it, vi } from 'vitest'
import type { Game } from '@/domain/entities'
import { eraseDevice } from '@/features/casino/deviceData'
import { favourites, toggleFavourite } from '@/features/casino/favourites'
import { saveFilter, savedFilters } from '@/features/casino/savedFilters'
import { addRecentGame, recentGames } from '@/device/recentGames'
import { takeStatementNotice } from '@/features/protection/statementNotice'
import { eraseSearches, addRecentSearch, recentSearches } from '@/device/recentSearches'
import { wireGames } from '../../support/games'

const put = (key: string, data: unknown, version = 1) => {
  localStorage.setItem(key, JSON.stringify({ version, data }))
}
const [one, two] = wireGames(2) as [Game, Game]

describe('Recent searches on the device', () => {
  it('are sorted newest first, at most six', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) addRecentSearch(text)
    expect(recentSearches.get().value).toEqual(['g', 'f', 'e', 'd', 'c', 'b'])
  })

  it('are unique, ignoring case and surrounding space', () => {
    addRecentSearch('Book')
    addRecentSearch('sky')
    addRecentSearch('  BOOK ')
    expect(recentSearches.get().value).toEqual(['BOOK', 'sky'])
  })

  it('are never blank, and have at most 64 letters', () => {
    addRecentSearch('  ')
    expect(recentSearches.get().value).toEqual([])
    addRecentSearch('a'.repeat(65))
    expect(recentSearches.get().value).toEqual(['a'.repeat(64)])
  })

  it('are read as texts, with the same limits', () => {
    const texts = ['b', 'c', 'd', 'e', 'f', 'g']
    put('recentSearches', ['', ' ', 7, null, 'a'.repeat(65), 'b', 'B', ...texts])
    expect(recentSearches.get().value).toEqual(['a'.repeat(64), ...texts.slice(0, 5)])
  })

  it.each([{}, 'abc', 7])('are empty when the device stores %j', (data) => {
    put('recentSearches', data)
    expect(recentSearches.get()).toEqual({ value: [], problem: 'corrupt' })
  })

  it('are empty at first and after they are deleted', () => {
    expect(recentSearches.get()).toEqual({ value: [], problem: null })
    addRecentSearch('sky')
    eraseSearches()
    expect(recentSearches.get()).toEqual({ value: [], problem: null })
  })
})

describe('Saved filters of each game type', () => {
  it('are stored by type; the last filters of a type replace earlier ones', () => {
    saveFilter(1, { provider: '37', category: '' })
    saveFilter(2, { provider: '998', category: '4' })
    saveFilter(1, { provider: '38', category: '' })
    expect(savedFilters.get().value).toEqual({
      1: { provider: '38', category: '' },
      2: { provider: '998', category: '4' },
    })
  })

  it('are written only when they changed', () => {
    saveFilter(1, { provider: '37', category: '4' })
    const write = vi.spyOn(Storage.prototype, 'setItem')
    saveFilter(1, { provider: '37', category: '4' })
    expect(write).not.toHaveBeenCalled()
    for (const filter of [
      { provider: '37', category: '5' },
      { provider: '38', category: '5' },
    ]) {
      saveFilter(1, filter)
      expect(savedFilters.get().value).toEqual({ 1: filter })
    }
  })

  it('are read with ids as text, for the three types only', () => {
    const filter = { provider: 37, category: '4', more: 1 }
    put('gameFilters', { 1: filter, 2: { category: 5 }, 3: { provider: '9' }, 4: filter })
    expect(savedFilters.get()).toEqual({
      value: {
        1: { provider: '37', category: '4' },
        2: { provider: '', category: '5' },
        3: { provider: '9', category: '' },
      },
      problem: null,
    })
  })

  it('are kept up to 64 letters; longer, empty and invalid ones are dropped', () => {
    const provider = 'p'.repeat(32)
    const fits = { provider, category: 'c'.repeat(32) }
    put('gameFilters', { 1: fits, 2: { provider, category: 'c'.repeat(33) }, 3: {} })
    expect(savedFilters.get().value).toEqual({ 1: fits })
    put('gameFilters', { 1: 'x', 2: null, 3: [fits] })
    expect(savedFilters.get()).toEqual({ value: {}, problem: null })
  })

  it.each([[[]], ['x'], [null]])('are empty when the device stores %j', (data) => {
    put('gameFilters', data)
    expect(savedFilters.get()).toEqual({ value: {}, problem: 'corrupt' })
  })

  it('are empty at first, and for data of another version', () => {
    expect(savedFilters.get()).toEqual({ value: {}, problem: null })
    put('gameFilters', { 1: { provider: '37', category: '' } }, 2)
    expect(savedFilters.get()).toEqual({ value: {}, problem: 'newer' })
  })
})

describe('The statements that accounts were told about', () => {
  const [march, april] = [new Date('2026-03-01'), new Date('2026-04-01')]
  const stored = () => {
    const { data } = JSON.parse(localStorage.getItem('statementTold')!) as { data: object }
    return Object.keys(data)
  }

  it('are told once to each account', () => {
    expect([march, march, april, march].map((start) => takeStatementNotice('1', start))).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(takeStatementNotice('2', march)).toBe(true)
  })

  it('are forgotten for all but the last ten accounts', () => {
    for (let id = 1; id <= 11; id += 1) takeStatementNotice(String(id), march)
    expect(stored()).toHaveLength(10)
    expect(takeStatementNotice('11', march)).toBe(false)
    expect(takeStatementNotice('1', march)).toBe(true)
  })

  it('are read with times that can be, for ten accounts', () => {
    takeStatementNotice('1', march)
    const [key] = stored()
    const others = Array.from({ length: 5000 }, (_, i) => [`a${i}`, 1])
    put('statementTold', Object.fromEntries([[key, 1e300], ...others]))
    expect(takeStatementNotice('1', march)).toBe(true)
    expect(stored()).toHaveLength(10)
  })
})

describe('All saved choices', () => {
  const fill = () => {
    toggleFavourite(one)
    addRecentGame(two)
    addRecentSearch('sky')
    saveFilter(1, { provider: '37', category: '' })
  }

  it('are deleted completely', () => {
    fill()
    expect(eraseDevice()).toBe(true)
    const stores = [favourites, recentGames, recentSearches, savedFilters]
    expect(stores.map((store) => store.get().value)).toEqual([[], [], [], {}])
  })

  it.each(['favourites', 'recentGames', 'recentSearches', 'gameFilters'])(
    'deletion is not reported as successful when %s could not be removed',
    (key) => {
      fill()
      const remove = localStorage.removeItem.bind(localStorage)
      vi.spyOn(Storage.prototype, 'removeItem').mockImplementation((name) => {
        if (name === key) throw new DOMException('blocked', 'SecurityError')
        remove(name)
      })
      expect(eraseDevice()).toBe(false)
    },
  )
})

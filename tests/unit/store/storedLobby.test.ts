import { beforeEach, describe, expect, it } from 'vitest'
import { MAX_GAMES, readLobby, storedLobby, type Lobby } from '@/store/lists/storedLobby'
import { wireGames } from '../../support/games'

const NOW = Date.parse('2026-03-15T12:00:00Z')
const WEEK = 7 * 24 * 3_600_000
const games = [{ key: 'k', query: { type: 1, size: 20 }, list: wireGames(2), total: 40 }]
const providers = { type: 2, list: [{ id: 7, Alias: 'P', Image: 'p.svg' }], hasMore: true }

const put = (change: object = {}) => {
  const data = { at: NOW, lang: 'en', games, providers, ...change }
  localStorage.setItem('lobby', JSON.stringify({ version: 2, data }))
}
const read = (now = NOW, lang = 'en'): Lobby | null => readLobby(lang, now)

describe('Decisions 52: the lobby of the last visit', () => {
  beforeEach(() => {
    put()
  })

  it('is read in its language, for seven days', () => {
    expect(read()).toEqual({ at: NOW, lang: 'en', games, providers })
    expect(read(NOW + WEEK)).not.toBeNull()
    expect(read(NOW + WEEK + 1)).toBeNull()
    expect(read(NOW, 'fr')).toBeNull()
  })

  it('is not read where the clock was set back since, and not where there is none', () => {
    expect(read(NOW - 1)).toBeNull()
    localStorage.clear()
    expect(read()).toBeNull()
    expect(storedLobby.get().value).toEqual({ at: 0, lang: '', games: [], providers: null })
  })

  it('has no list that it cannot read, and at most as many games as a row shows', () => {
    put({ games: 'x', providers: 'x' })
    expect(read()).toMatchObject({ games: [], providers: null })
    put({ games: [5, { key: 'k', query: 'x', list: wireGames(MAX_GAMES + 1), total: '9' }] })
    expect(read()?.games).toMatchObject([{ key: 'k', query: null, total: 9 }])
    expect(read()?.games[0]?.list).toHaveLength(MAX_GAMES)
    put({ providers: { type: 9, list: [] } })
    expect(read()?.providers).toBeNull()
    put({ providers: { type: 1, list: [{}, { id: 7 }], hasMore: 'yes' } })
    expect(read()?.providers).toEqual({
      type: 1,
      list: [{ id: 7, Alias: '7', Image: '' }],
      hasMore: false,
    })
  })

  it.each([
    [{ type: 1, size: 20, provider: 7 }, true],
    [{ type: 1, size: MAX_GAMES }, true],
    [{ type: 1, size: MAX_GAMES + 1 }, false],
    [{ type: 9, size: 20 }, false],
    [{ type: 1 }, false],
  ])('has the query %o: %s', (query, isKept) => {
    put({ games: [{ ...games[0], query }] })
    expect(read()?.games[0]?.query).toEqual(isKept ? query : null)
  })

  it('is older than all time where its own cannot be read', () => {
    put({ at: 'noon' })
    expect(read()).toBeNull()
  })
})

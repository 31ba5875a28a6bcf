import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toHistoryRow } from '@/api/historyRows'
import * as read from '@/api/normalise'
import { toGame } from '@/domain/game'

const game = {
  game_id: 7,
  type: 1,
  name: 'Ruby',
  image: '/r.svg',
  provider_id: 37,
  provider_name: 'P',
}
const games = (body: unknown) => read.listOf(body, toGame)

describe('The envelope of a list', () => {
  it('a list may be enveloped or bare, and null in an envelope is an empty list', () => {
    expect(games({ data: [game] })).toEqual([game])
    expect(games([game])).toEqual([game])
    expect(games({ data: null })).toEqual([])
    expect(read.rowsOf({ data: null })).toEqual([])
    expect(() => games(null)).toThrow(read.UnreadableAnswer)
  })

  it.each([undefined, '', '<html>', 5, {}, { data: 'x' }, { data: {} }])(
    '%j is a failure where a list is expected',
    (body) => {
      expect(() => games(body)).toThrow(read.UnreadableAnswer)
    },
  )

  it('an envelope may be in another, with its numbers there or in the pagination', () => {
    const body = { data: { data: [game], total: '40', last_page: 2 } }
    expect(games(body)).toEqual([game])
    expect([read.totalOf(body), read.numberOf(body, 'last_page')]).toEqual([40, 2])
    const other = { data: [game], paginationInfo: { last_page: '3' } }
    expect([read.totalOf(other), read.numberOf(other, 'last_page')]).toEqual([null, 3])
    expect(read.numberOf(null, 'last_page')).toBeNull()
  })

  it("keeps only the numbers of the server's pagination data, and nothing nested", () => {
    for (const body of [[], null, 'x', {}, { paginationInfo: [] }, { paginationInfo: 'x' }]) {
      expect(read.paginationOf(body)).toBeNull()
    }
    let nested: unknown = 'end'
    for (let depth = 0; depth < 20_000; depth++) nested = { nested }
    const paginationInfo = { total: 41, page: '2', next: null, nested, rows: [1], more: true }
    expect(read.paginationOf({ paginationInfo })).toEqual({ total: 41, page: '2' })
  })

  it('a total of 0 beside rows is unknown', () => {
    expect(read.totalOf({ data: [game], total: 0 })).toBeNull()
    expect(read.totalOf({ data: [], total: 0 })).toBe(0)
  })

  it('the provider of a game may be pro_id', () => {
    const { provider_id, ...rest } = game
    expect(games([{ ...rest, pro_id: provider_id }])).toEqual([game])
  })

  it('drops a row without its key field and keeps the rest of the list', () => {
    const rows = [null, 5, [], {}, { ...game, game_id: '' }, { ...game, type: 9 }, game]
    expect(games(rows)).toEqual([game])
  })
})

describe('Single values', () => {
  it('a user has a name or an id, bare or under data or user', () => {
    const user = { username: 'a', id: 1, balance: 2, currency: 'EUR' }
    const shown = { username: 'a', id: '1', balance: '2', currency: 'EUR' }
    for (const body of [user, { data: user }, { user }, { data: null, user }]) {
      expect(read.toUser(body)).toEqual(shown)
    }
    expect(read.toUser({ ...user, balance: '12.50' }).balance).toBe('12.50')
    expect(read.toUser({ ...user, balance: '' }).balance).toBeNull()
    expect(read.toUser({ username: 'a' }).id).toBe('')
    expect(read.toUser({ id: 1 }).username).toBe('')
  })

  it.each([{}, { username: '' }, { id: '' }, [], null, 'x', { data: [] }])(
    '%j is no user',
    (body) => {
      expect(() => read.toUser(body)).toThrow(read.UnreadableAnswer)
    },
  )

  it.each([[], null, 'x', {}, { url: ' ' }, { data: 'x' }])('%j starts no game', (body) => {
    expect(() => read.toLaunch(body)).toThrow(read.UnreadableAnswer)
  })

  it.each([[], null, 'x', {}, { token: '' }, { user: { id: 1 } }, { data: 'x' }])(
    '%j is a failed login',
    (body) => {
      expect(() => read.toLogin(body)).toThrow(read.UnreadableAnswer)
    },
  )

  it.each(['a b', 'a\nb', 'jeton-é', '\u0000', ' '])(
    'a token that is not allowed in a header is a failed login: %j',
    (token) => {
      expect(() => read.toLogin({ token, user: { id: 1 } })).toThrow(read.UnreadableAnswer)
    },
  )

  it('a launch may be bare or under data, with isFrame as any kind of flag', () => {
    const launch = { url: 'https://g.test/', isFrame: true }
    for (const isFrame of [true, 'true', 'True', 1, '1', undefined, false]) {
      expect(read.toLaunch({ url: launch.url, isFrame })).toEqual(launch)
      expect(read.toLaunch({ data: { url: launch.url, isFrame } })).toEqual(launch)
    }
    for (const isFrame of [false, 'false', 0, '0', undefined, null, {}]) {
      expect(read.toLaunch({ url: 'x', isFrame }).isFrame).toBe(false)
      expect(read.toLaunch({ url: ' https://g.test/ ', isFrame }).isFrame).toBe(true)
      expect(read.toLaunch({ url: 'https://g.test/ is down', isFrame }).isFrame).toBe(false)
      expect(read.toLaunch({ url: 'see https://g.test/', isFrame }).isFrame).toBe(false)
    }
  })

  it('a login needs a token', () => {
    expect(read.toLogin({ data: { token: 't', user: { id: 1, username: 'a' } } }).token).toBe('t')
    expect(read.toLogin({ token: 't' })).toEqual({ token: 't', user: null })
  })

  it.each([{}, { username: '' }, [], 'yasmine', 5, null, { balance: '1' }])(
    'a token with the unreadable user %j is a login whose user is loaded with /UserDetails',
    (user) => {
      expect(read.toLogin({ token: 't', user })).toEqual({ token: 't', user: null })
      expect(read.toLogin({ data: { token: 't', user } })).toEqual({ token: 't', user: null })
    },
  )

  it('the sport session may be a JSON string or under data, token or session', () => {
    const bodies = [
      's1',
      { data: 's1' },
      { token: 's1' },
      { session: 's1' },
      { data: { token: 's1' } },
    ]
    for (const body of bodies) {
      expect(read.toSportSession(body)).toBe('s1')
    }
    for (const body of ['', {}, null, { data: {} }]) {
      expect(() => read.toSportSession(body)).toThrow(read.UnreadableAnswer)
    }
  })
})

describe('Any JSON', () => {
  it('is accepted or rejected by every normaliser, which never fails otherwise', () => {
    const readers = [
      ...[
        toGame,
        read.toProvider,
        read.toCategory,
        read.toCasino,
        read.toTopWin,
        read.toSportEvent,
      ].map((reader) => (body: unknown) => read.listOf<unknown>(body, reader)),
      read.toUser,
      read.toLaunch,
      read.toLogin,
      read.toSportSession,
      (body: unknown) => read.listOf<unknown>(body, toHistoryRow('sport')),
    ]
    const names = [
      'data',
      'user',
      'token',
      'url',
      'game_id',
      'type',
      'id',
      'name',
      'balance',
      'amount',
    ]
    const body = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 3 },
        fc.jsonValue(),
        fc.array(tie('any')),
        fc.dictionary(fc.constantFrom(...names), tie('any')),
      ),
    })).any
    fc.assert(
      fc.property(body, fc.constantFrom(...readers), (value, reader) => {
        try {
          reader(value)
        } catch (error) {
          expect(error).toBeInstanceOf(read.UnreadableAnswer)
        }
      }),
    )
  })
})

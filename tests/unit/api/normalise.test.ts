import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toHistoryRow } from '@/api/historyRows'
import * as read from '@/api/normalise'
import { toGame } from '@/domain/game'
import { histories } from '@/domain/histories'

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
    expect(read.listOf([{ Alias: 'x' }, { id: 3, name: 'B' }], read.toProvider)).toEqual([
      { id: 3, Alias: 'B', Image: '' },
    ])
  })

  it('numbers may be numeric strings, ids are unchanged', () => {
    expect(games([{ ...game, game_id: '7', type: '1' }])).toEqual([
      { ...game, game_id: '7', type: 1 },
    ])
    expect(read.toCategory({ cat_id: '4', name: 'Fruits' })).toEqual({ id: '4', name: 'Fruits' })
    expect(read.toCategory({ id: 4, name: 'Fruits' })).toEqual({ id: 4, name: 'Fruits' })
  })
})

describe('The shapes of other answers', () => {
  it('a launch may be bare or under data, with isFrame as any kind of flag', () => {
    const launch = { url: 'https://g.test/', isFrame: true }
    for (const isFrame of [true, 'true', 'True', 1, '1', undefined, false]) {
      expect(read.toLaunch({ url: launch.url, isFrame })).toEqual(launch)
      expect(read.toLaunch({ data: { url: launch.url, isFrame } })).toEqual(launch)
    }
    for (const isFrame of [false, 'false', 0, '0', undefined, null, {}]) {
      expect(read.toLaunch({ url: 'x', isFrame }).isFrame).toBe(false)
    }
  })

  it('a 200 without a token is a failed login', () => {
    expect(() => read.toLogin({ user: { id: 1 } })).toThrow(read.UnreadableAnswer)
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

  it('history rows have exactly the columns of their table', () => {
    const row = toHistoryRow('casino')({ game_date: 'd', num_id: 5, amount: 2.5, x: 1 })
    expect(Object.keys(row ?? {})).toEqual(histories.casino.columns.map(({ name }) => name))
    expect(row).toMatchObject({ game_date: 'd', num_id: '5', game_name: '', amount: '2.5' })
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
        { depthSize: 'small' },
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
      { numRuns: 500 },
    )
  })
})

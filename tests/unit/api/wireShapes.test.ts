import { describe, expect, it } from 'vitest'
import { toHistoryRows } from '@/api/historyRows'
import * as read from '@/api/normalise'
import { toGame } from '@/domain/game'
import { toAmount, toName, toNumber } from '@/domain/read'

describe('Numbers, amounts and ids', () => {
  it.each<[unknown, number | null]>([
    ['37', 37],
    [' 37 ', 37],
    [37, 37],
    ['', null],
    ['  ', null],
    ['many', null],
    [Infinity, null],
    [true, null],
    [null, null],
    [[], null],
  ])('the number %j is read as %j', (value, number) => {
    expect(toNumber(value)).toBe(number)
  })

  it.each<[unknown, string | null]>([
    [' 12.50 ', '12.50'],
    [12.5, '12.5'],
    ['', null],
    ['  ', null],
    [NaN, null],
    [false, null],
    [{}, null],
  ])('the amount %j is read as %j', (value, amount) => {
    expect(toAmount(value)).toBe(amount)
  })

  it.each([' ', '', NaN, Infinity, true, null, {}, undefined])('%j is not an id', (id) => {
    expect(read.toCategory({ id, name: 'Slots' })).toBeNull()
  })

  it('an id is sent back exactly as received', () => {
    expect([' 7', '7', 7, 0].map((id) => read.toCategory({ id })?.id)).toEqual([' 7', '7', 7, 0])
  })

  it('data: null is an empty list, a bare null is a failure, and pagination data stays as received', () => {
    expect(read.rowsOf({ data: null })).toEqual([])
    expect(() => read.rowsOf(null)).toThrow(read.UnreadableAnswer)
    expect(read.paginationOf({ paginationInfo: { total: '3' } })).toEqual({ total: '3' })
    for (const body of [[], null, 'x', {}, { paginationInfo: [] }, { paginationInfo: 'x' }]) {
      expect(read.paginationOf(body)).toBeNull()
    }
  })
})

describe('Readable rows', () => {
  it('a casino needs an id and a name', () => {
    expect(read.toCasino({ id: 1, name: 'A', image: 'a.png' })).toEqual({
      id: 1,
      name: 'A',
      image: 'a.png',
    })
    expect(read.toCasino({ id: 1, name: '' })).toBeNull()
    expect(read.toCasino({ name: 'A' })).toBeNull()
  })

  it('a provider may have either name, or only its id', () => {
    expect(
      read.toProvider({ pro_id: 1, id: 2, Alias: 'A', name: 'B', Image: 'a', image: 'b' }),
    ).toEqual({ id: 1, Alias: 'A', Image: 'a' })
    expect(read.toProvider({ id: 2, name: 'B', image: 'b' })).toEqual({
      id: 2,
      Alias: 'B',
      Image: 'b',
    })
    expect(read.toProvider({ id: 2 })).toEqual({ id: 2, Alias: '2', Image: '' })
  })

  it.each([
    ['Book of \u202EdaeD', 'Book of daeD'],
    ['Ru\u200Bby\uFEFF', 'Ruby'],
    ['H\u0301\u0302\u0303\u0304\u0305i', 'H\u0301\u0302\u0303i'],
    ['\u3164\u3164', ''],
    ['\u200D \u200C', ''],
    ['👩‍👧 مي‌خواهم', '👩‍👧 مي‌خواهم'],
  ])('of the name %j shows %j', (name, shown) => {
    expect(toName(name)).toBe(shown)
  })

  it('a winner needs a name', () => {
    const win = { user: 'a', provider: 'b', amount: 5, currency: 'EUR' }
    expect(read.toTopWin(win)).toEqual({ ...win, amount: '5' })
    expect(read.toTopWin({ ...win, user: '' })).toBeNull()
  })

  it('an event only needs its id', () => {
    const event = { id: 5, name: 'A – B', league: 'L', start: '2026-01-01T00:00:00Z', isLive: '1' }
    expect(read.toSportEvent(event)).toEqual({ ...event, id: '5', isLive: true })
    expect(read.toSportEvent({ id: 'x' })).toEqual({
      id: 'x',
      name: '',
      league: '',
      start: '',
      isLive: false,
    })
    expect(read.toSportEvent({ name: 'A – B' })).toBeNull()
  })

  it('a game without a provider is still shown', () => {
    expect(toGame({ game_id: 1, type: '2', name: 'A' })).toEqual({
      game_id: 1,
      type: 2,
      name: 'A',
      image: '',
      provider_id: '',
      provider_name: '',
    })
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

  it.each([[], null, 'x', {}, { token: '' }, { data: 'x' }])('%j is a failed login', (body) => {
    expect(() => read.toLogin(body)).toThrow(read.UnreadableAnswer)
  })
})

describe('§3 History rows', () => {
  it('have exactly the columns of their table: amounts as decimal text, the rest as text', () => {
    const row = { num_id: 7, balance_before: 12.5, amount: '3.00', status: 'accepted', other: 1 }
    expect(toHistoryRows('transaction', { data: [row, null, 'x', []] })).toEqual({
      data: [
        {
          transaction_date: '',
          num_id: '7',
          balance_before: '12.5',
          amount: '3.00',
          status: 'accepted',
        },
      ],
      texts: [JSON.stringify(row)],
      dropped: 3,
    })
  })

  it('an unreadable amount is empty, signed or not', () => {
    const { data } = toHistoryRows('sport', [
      { amount: {}, balance_before: '', balance_after: ' 1 ' },
    ])
    expect(data[0]).toMatchObject({ amount: null, balance_before: null, balance_after: '1' })
  })
})

import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { toHistoryRows } from '@/api/historyRows'
import * as read from '@/api/normalise'
import { NAME_LIMIT } from '@/domain/constants'
import { toGame } from '@/domain/game'
import { toAmount, toNumber } from '@/domain/read'
import { initTestI18n } from '../../support/i18n'
import { readRows } from '../../support/readRows'
import { server } from '../../support/server'

describe('§7 What each call reads', () => {
  it.each(readRows)('$path', async ({ path, call, answer, read }) => {
    await initTestI18n('en')
    server.use(http.all(`*/api${path}`, () => HttpResponse.json(answer as object)))
    expect(await call()).toEqual(read)
  })
})

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
    [0.1 + 0.2, '0.3'],
    [0.7999999999999999, '0.8'],
    [-(1.1 + 2.2), '-3.3'],
    [1e-7 + 2e-7, '0.0000003'],
    ['0.30000000000000004', '0.30000000000000004'],
    [999_999_999_999.999, '999999999999.999'],
    [1_234_567_890_123_456, '1234567890123456'],
    [2 ** 53, null],
    [-1e21, null],
    ['', null],
    ['  ', null],
    [NaN, null],
    [false, null],
    [{}, null],
  ])('the amount %j is read as %j', (value, amount) => {
    expect(toAmount(value)).toBe(amount)
  })

  it.each([' ', '', NaN, Infinity, 2 ** 53, -(2 ** 53), true, null, {}, undefined])(
    '%j is not an id',
    (id) => {
      expect(read.toCategory({ id, name: 'Slots' })).toBeNull()
    },
  )

  it('an id is sent back exactly as received', () => {
    expect([' 7', '7', 7, 0].map((id) => read.toCategory({ id })?.id)).toEqual([' 7', '7', 7, 0])
    expect(read.toCategory({ cat_id: '4', name: 'Fruits' })).toEqual({ id: '4', name: 'Fruits' })
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

  it('cuts a name to the maximum length', () => {
    const endless = 'x'.repeat(1_000_000)
    const fields = {
      game_id: 7,
      type: 1,
      name: endless,
      provider_name: endless,
      id: 1,
      user: endless,
    }
    expect(toGame(fields)?.name).toHaveLength(NAME_LIMIT)
    expect(toGame(fields)?.provider_name).toHaveLength(NAME_LIMIT)
    expect(read.toProvider({ id: 1, Alias: endless })?.Alias).toHaveLength(NAME_LIMIT)
    expect(read.toCategory(fields)?.name).toHaveLength(NAME_LIMIT)
    expect(read.toCasino(fields)?.name).toHaveLength(NAME_LIMIT)
    expect(read.toTopWin(fields)?.user).toHaveLength(NAME_LIMIT)
    expect(read.toSportEvent({ id: 1, name: endless })?.name).toHaveLength(NAME_LIMIT)
    expect(read.toUser({ id: 1, username: endless }).username).toHaveLength(NAME_LIMIT)
    expect(toHistoryRows('casino', [{ game_name: endless }]).data[0]?.game_name).toHaveLength(
      NAME_LIMIT,
    )
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

describe('The row of a bet or win', () => {
  it('has a status only if the server sends one, such as that of a cancelled bet', () => {
    const [bet, cancelled] = toHistoryRows('casino', [{}, { status: 'void' }]).data
    expect(bet).not.toHaveProperty('status')
    expect(cancelled).toHaveProperty('status', 'void')
  })
})

describe('A password reset', () => {
  it('has succeeded with any JSON without an error', () => {
    for (const body of [null, {}, [], true, { error: '' }, { error: ' ' }, { error: {} }]) {
      expect(() => {
        read.toReset(body)
      }).not.toThrow()
    }
    for (const body of [undefined, { error: 'No' }, { error: 5 }]) {
      expect(() => {
        read.toReset(body)
      }).toThrow(read.UnreadableAnswer)
    }
  })
})

import { describe, expect, it } from 'vitest'
import type { CasinoHistoryRow, TransactionRow } from '@/domain/entities'
import {
  amountOf,
  BEFORE_MS,
  byMonth,
  edgesOf,
  isVoid,
  monthOf,
  netOf,
  signedAmount,
  toEntries,
  totalsOf,
  type Entry,
} from '@/domain/ledger'

const NOON = Date.parse('2026-03-15T12:00:00Z')
const entry = (change: Partial<Entry> = {}): Entry => ({
  at: NOON,
  side: 'in',
  amount: '50',
  ...change,
})
const open = { side: null, amount: '0' } as const

describe('An amount', () => {
  it.each(['--5', '+-5', '-+5', '5-', '5 ', '5\n', ' 5', '-', '', null])(
    'with more than its sign is unreadable: %j',
    (text) => {
      expect([amountOf(text, 'in'), amountOf(text, 'out')]).toEqual([null, null])
    },
  )

  it('may have the sign of its side', () => {
    expect([amountOf('+5', 'in'), amountOf('-5', 'out')]).toEqual(['5', '5'])
    expect([amountOf('-5', 'in'), amountOf('+5', 'out')]).toEqual([null, null])
  })
})

describe('The row of a bet or win', () => {
  const row = { game_date: '2026-03-15T12:00:00Z', direction: 'bet', amount: '5' }
  const casino = (change: Partial<CasinoHistoryRow>) => ({ ...row, ...change }) as CasinoHistoryRow

  it('has its amount with a minus for a bet', () => {
    expect(signedAmount(casino({}))).toBe('-5')
    expect(signedAmount(casino({ direction: 'win' }))).toBe('5')
    expect(signedAmount(casino({ direction: 'gift' }))).toBeNull()
  })

  it.each([
    ['void', true, false],
    ['Refunded', true, false],
    ['rejected', true, false],
    ['pending', true, true],
    ['accepted', false, false],
    ['of another kind', false, false],
    ['', false, false],
  ])('with the status %j counts unless that says it does not', (status, isNone, isPending) => {
    expect(isVoid(status)).toBe(isNone)
    const [found] = toEntries([casino({ status })], null)
    expect(found).toMatchObject(
      isNone ? { side: null, amount: '0', isPending } : { side: 'out', amount: '5' },
    )
  })

  it('has its number, game and round', () => {
    const named = casino({ num_id: '7', game_name: 'Ruby', event_id: 'e' })
    expect(toEntries([named], null)).toMatchObject([{ id: '7', game: 'Ruby', round: 'e' }])
  })

  it('that is a transaction without a known status is not pending', () => {
    const transaction = { transaction_date: 'x', status: 'odd', amount: '5' } as TransactionRow
    expect(toEntries([transaction], 'in')).toEqual([
      { at: null, unit: undefined, id: undefined, ...open, isPending: false },
    ])
    const rejected = { ...transaction, status: 'rejected' }
    expect(toEntries([rejected], 'in')).toEqual([])
    expect(signedAmount(rejected)).toBeNull()
  })
})

describe('A sum', () => {
  it('is since its oldest row that counts and has a date', () => {
    const before = NOON - 1000
    expect(totalsOf([]).since).toBeNull()
    expect(totalsOf([entry({ at: null })]).since).toBeNull()
    expect(totalsOf([entry({ at: before, ...open })]).since).toBeNull()
    expect(totalsOf([entry(), entry({ at: before }), entry({ at: null })]).since).toBe(before)
  })

  it('is approximate with an amount that cannot be read, which is left out', () => {
    const entries = [entry(), entry({ amount: 'much' })]
    expect(totalsOf(entries)).toMatchObject({ in: '50', net: '50', isExact: false })
  })

  it('tells how many of its rows are pending', () => {
    const entries = [entry(), entry({ ...open, isPending: true }), entry({ ...open })]
    expect(totalsOf(entries).pending).toBe(1)
  })
})

describe('The net of a session', () => {
  const first = { at: NOON, balance: '100' }
  const now = NOON + 9_000_000
  const net = (row: Entry, balance: string | null = '160') => netOf([row], first, balance, now)

  it('leaves out what has moved since the first balance, in its very moment as well', () => {
    expect(net(entry({ at: NOON })).amount).toBe('10')
    expect(net(entry({ at: NOON - 1 })).amount).toBe('60')
    expect(net(entry({ at: null })).amount).toBe('10')
  })

  it('is unknown where the balance is not known or cannot be read', () => {
    expect(net(entry(), null)).toEqual({ amount: null, isExact: false })
    expect(net(entry({ at: NOON + 60_000 }), 'much')).toEqual({ amount: null, isExact: false })
  })

  it.each([
    [2000, false],
    [2001, true],
    [-2000, false],
    [-2001, true],
  ])('is exact with a row %i ms from the first balance: %s', (ms, isExact) => {
    expect(net(entry({ at: NOON + ms })).isExact).toBe(isExact)
  })

  it.each([
    [2000, true],
    [2001, false],
  ])('is exact with a row %i ms after the server’s time: %s', (ms, isExact) => {
    expect(net(entry({ at: now + ms })).isExact).toBe(isExact)
  })

  it('is exact with an open row of more than a day before', () => {
    expect(net(entry({ ...open, at: NOON - BEFORE_MS })).isExact).toBe(false)
    expect(net(entry({ ...open, at: NOON - BEFORE_MS - 1 })).isExact).toBe(true)
  })
})

describe('The edges of a period', () => {
  const end = NOON + 60_000
  const edges = (row: Entry, until = end) => edgesOf([row], NOON, until)
  const unclear = (at: number | null) => [{ at, game: 'Ruby', unit: undefined, ...open }]

  it.each([NOON - 1, end, end + 5])('make unclear a row of outside it: %i', (at) => {
    expect(edges(entry({ at, game: 'Ruby' }))).toEqual(unclear(at))
  })

  it.each([NOON, end - 1])('leave a row of inside it: %i', (at) => {
    expect(edges(entry({ at }))).toEqual([])
  })

  it('make unclear a row without a date, unless the period has no end', () => {
    expect(edges(entry({ at: null, game: 'Ruby' }))).toEqual(unclear(null))
    expect(edges(entry({ at: null }), Infinity)).toEqual([])
  })
})

describe('A month', () => {
  it('has two digits', () => {
    expect(monthOf(new Date(2026, 0, 5))).toBe('2026-01')
    expect(monthOf(new Date(2026, 11, 5))).toBe('2026-12')
  })

  it('has all its rows, and rows without a date are of none', () => {
    const rows = [entry(), entry({ amount: '7' }), entry({ at: null })]
    const months = byMonth(rows)
    expect([...months.keys()]).toEqual(['2026-03', null])
    expect(months.get('2026-03')).toEqual(rows.slice(0, 2))
    expect(months.get(null)).toEqual(rows.slice(2))
  })
})

import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CasinoHistoryRow, TransactionRow } from '@/domain/entities'
import {
  byMonth,
  directionOf,
  isVoid,
  netOf,
  signedAmount,
  statusOf,
  toEntries,
  totalsOf,
  type Entry,
} from '@/domain/ledger'

const NOON = Date.parse('2026-03-15T12:00:00Z')
const DAY = '2026-03-15T12:00:00Z'

const bet = (direction: string, amount: string | null, game_date = DAY) =>
  ({ game_date, direction, amount }) as CasinoHistoryRow
const transaction = (status: string, amount: string | null) =>
  ({ transaction_date: DAY, status, amount }) as TransactionRow
const unclear = { at: NOON, side: null, amount: '0', isPending: false }

describe('rows become money', () => {
  it.each([
    ['bet', '5.00', { side: 'out', amount: '5.00' }],
    ['debit', '-5.00', { side: 'out', amount: '5.00' }],
    ['win', '2', { side: 'in', amount: '2' }],
    ['Credit', '+2', { side: 'in', amount: '2' }],
  ])('a direction %s with %s is read', (direction, amount, read) => {
    expect(toEntries([bet(direction, amount)], null)).toEqual([{ at: NOON, ...read }])
  })

  it.each([
    ['win', '-5.00'],
    ['bet', '+5.00'],
    ['bet', '5,00'],
    ['bet', ''],
    ['win', null],
    ['gift', '5.00'],
    ['constructor', '5.00'],
  ])('a direction %j with %j is unclear, and makes a sum approximate', (direction, amount) => {
    const entries = toEntries([bet('win', '1'), bet(direction, amount)], null)
    expect(entries[1]).toEqual(unclear)
    expect(totalsOf(entries)).toMatchObject({ in: '1', out: '0', isExact: false })
    expect(signedAmount(bet(direction, amount))).toBeNull()
  })

  it.each(['accepted', 'Accepted', ' approved ', 'success', '1'])(
    'a transaction with status %j counts, on the side of its filter',
    (status) => {
      const rows = [transaction(status, '150')]
      expect(toEntries(rows, 'in')).toEqual([{ at: NOON, side: 'in', amount: '150' }])
      expect(toEntries(rows, 'out')).toEqual([{ at: NOON, side: 'out', amount: '150' }])
    },
  )

  it.each(['pending', 'PENDING', 'on hold', '', '2'])('status %j is unclear', (status) => {
    const entries = toEntries([transaction(status, '150')], 'in')
    expect(entries).toEqual([{ ...unclear, isPending: /pending/i.test(status) }])
    expect(totalsOf(entries).pending).toBe(/pending/i.test(status) ? 1 : 0)
  })

  it.each(['rejected', 'Declined', 'cancelled'])('status %s is no money', (status) => {
    expect(toEntries([transaction(status, 'much')], 'in')).toEqual([])
  })

  it('a withdrawal may come with a minus, and a deposit may not', () => {
    const rows = [transaction('accepted', '-50.125')]
    expect(toEntries(rows, 'out')).toEqual([{ at: NOON, side: 'out', amount: '50.125' }])
    expect(toEntries(rows, 'in')).toEqual([unclear])
  })

  it.each([
    ['2026-03-15T13:00:00+01:00', NOON],
    ['2026-03-15 12:00:00', NOON],
    ['2026-03-15T12:00:00.000Z', NOON],
    ['15/03/2026', null],
    ['', null],
  ])('the date %j is at %j', (date, at) => {
    expect(toEntries([bet('win', '1', date)], null)).toEqual([{ at, side: 'in', amount: '1' }])
  })
})

describe('the words of the table in docs/connect.md are read', () => {
  const table = readFileSync('docs/connect.md', 'utf8').matchAll(/^\| (`\w+`) +\| (`.+`) +\|$/gm)
  const words = [...table].map(([row, meaning = '']) => ({
    meaning: meaning.replaceAll('`', ''),
    all: [...row.matchAll(/`(\w+)`/g)].map(([, word = '']) => word),
  }))
  const rowOf = (wanted: string) => words.find(({ meaning }) => meaning === wanted)?.all ?? []

  it.each([
    ['bet', 'out'],
    ['win', 'in'],
  ])('as a direction: %s', (meaning, side) => {
    const all = rowOf(meaning)
    expect(all.length).toBeGreaterThan(2)
    expect(all.map(directionOf)).toEqual(all.map(() => side))
  })

  it.each(['accepted', 'pending', 'rejected'])('as a status: %s', (meaning) => {
    const all = rowOf(meaning)
    expect(all.length).toBeGreaterThan(2)
    expect(all.map(statusOf)).toEqual(all.map(() => meaning))
    expect(all.map(isVoid)).toEqual(all.map(() => meaning !== 'accepted'))
  })
})

const entry: fc.Arbitrary<Entry> = fc.record({
  at: fc.option(fc.integer({ min: NOON - 9e9, max: NOON + 9e9 })),
  side: fc.constantFrom('in', 'out', null),
  amount: fc.bigInt(0n, 10n ** 50n).map(String),
})

describe('sums of entries', () => {
  it('are exact, and each entry belongs to one month', () => {
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const sum = (side: 'in' | 'out') =>
          entries.reduce((all, each) => all + (each.side === side ? BigInt(each.amount) : 0n), 0n)
        const totals = totalsOf(entries)
        expect(BigInt(totals.in)).toBe(sum('in'))
        expect(BigInt(totals.out)).toBe(sum('out'))
        expect(BigInt(totals.net)).toBe(sum('in') - sum('out'))
        expect(totals.isExact).toBe(entries.every(({ side }) => side !== null))
        const months = [...byMonth(entries).entries()]
        expect(months.flatMap(([, each]) => each)).toHaveLength(entries.length)
        for (const [month, each] of months) {
          for (const { at } of each) {
            const date = at === null ? null : new Date(at)
            expect(date && [date.getFullYear(), date.getMonth() + 1]).toEqual(
              month?.split('-').map(Number) ?? null,
            )
          }
        }
      }),
    )
  })
})

describe('the net of a session', () => {
  const first = { at: NOON, balance: '100' }
  const at = (seconds: number, side: Entry['side'] = 'in'): Entry => ({
    at: NOON + seconds * 1000,
    side,
    amount: side ? '50' : '0',
  })
  const net = (entries: Entry[], balance: string | null = '160', now: number | null = NOON + 9e6) =>
    netOf(entries, first, balance, now)

  it('is the change of the balance without deposits and withdrawals', () => {
    expect(net([])).toEqual({ amount: '60', isExact: true })
    expect(net([at(10)])).toEqual({ amount: '10', isExact: true })
    expect(net([at(10), at(20, 'out')])).toEqual({ amount: '60', isExact: true })
  })

  it('does not count rows from before the first balance', () => {
    expect(net([at(-10)])).toEqual({ amount: '60', isExact: true })
  })

  it.each([
    ['a row that was pending before the first balance', [at(-3600, null)]],
    ['an unclear row', [at(10, null)]],
    ['a row without a date', [{ ...at(10), at: null }]],
  ])('is approximate with %s', (_, entries) => {
    expect(net(entries).isExact).toBe(false)
  })

  it('is approximate if the server’s time is unknown, and unknown without a balance', () => {
    expect(net([], '160', null)).toEqual({ amount: '60', isExact: false })
    expect(net([], null)).toEqual({ amount: null, isExact: false })
  })
})

import { describe, expect, it, vi } from 'vitest'
import type { CasinoHistoryRow, TransactionRow } from '@/domain/entities'
import { byMonth, edgesOf, netOf, toEntries, totalsOf } from '@/domain/ledger'

const bet = (direction: string, amount: string, game_date: string) =>
  ({ game_date, direction, amount }) as CasinoHistoryRow
const transaction = (status: string, transaction_date: string) =>
  ({ transaction_date, status, amount: '50' }) as TransactionRow

describe('A date without seconds is doubtful for its whole unit', () => {
  const MINUTE = 60_000
  const DAY_MS = 24 * 60 * MINUTE
  const first = { at: Date.parse('2026-03-15T12:00:30Z'), balance: '100' }
  const net = (dates: string[], status = 'accepted') => {
    const rows = dates.map((date) => transaction(status, date))
    return netOf(toEntries(rows, 'in'), first, '160', first.at + DAY_MS)
  }

  it.each([
    ['2026-03-15', DAY_MS],
    ['2026-03-15T12:00', MINUTE],
    ['2026-03-15 12:00Z', MINUTE],
    ['2026-03-15T13:00+01:00', MINUTE],
    ['2026-03-15T12:00:00', undefined],
    ['2026-03-15T12:00:00.5Z', undefined],
    ['2026-15-03', undefined],
  ])('%s: %s ms', (date, unit) => {
    expect(toEntries([bet('win', '1', date)], null)[0]?.unit).toBe(unit)
  })

  it.each([
    ['the day of the first balance', ['2026-03-15'], false],
    ['the day before', ['2026-03-14'], true],
    ['the day after', ['2026-03-16'], true],
    ['the minute of the first balance', ['2026-03-15 12:00'], false],
    ['the minute before', ['2026-03-15 11:59'], true],
    ['the minute after', ['2026-03-15 12:01'], true],
  ])('The net is exact with a row of %s: %s', (_, dates, isExact) => {
    expect(net(dates).isExact).toBe(isExact)
  })

  it('Money is since the noon of the earliest day', () => {
    const rows = ['2026-03-10', '2026-03-09', '2026-03-09 12:01Z'].map((date) =>
      bet('win', '1', date),
    )
    expect(totalsOf(toEntries(rows, null)).since).toBe(Date.parse('2026-03-09T12:00Z'))
  })

  it('The net is exact with a row that was pending on a whole day before', () => {
    expect(net(['2026-03-13'], 'pending').isExact).toBe(true)
    // Its end is not a day before.
    expect(net(['2026-03-14'], 'pending').isExact).toBe(false)
  })

  it.each([
    ['begins and ends with a day', 0, 24, 0],
    ['begins within a day', -1, 24, 1],
    ['ends within a day', 0, 25, 1],
    ['does both', -1, 25, 2],
    ['begins with a day and does not end', 0, Infinity, 0],
  ])('A period that %s may lack rows at %s edges', (_, from, to, edges) => {
    const day = Date.parse('2026-03-09T00:00Z')
    const [start, end] = [from, to].map((hours) => day + hours * 60 * MINUTE)
    const rows = ['2026-03-09', '2026-03-09 12:00'].map((date) => bet('win', '1', date))
    const found = edgesOf(toEntries(rows, null), start!, end!)
    expect(found).toHaveLength(edges)
    // What may lack is of the day in which the edge is, and so of that day's month.
    const days = [start!, end!].filter((at) => at % DAY_MS !== 0 && at < Infinity)
    expect(found.map(({ at }) => at)).toEqual(days.map((at) => at - (at % DAY_MS)))
    expect(edgesOf(toEntries(rows.slice(1), null), start!, end!)).toHaveLength(0)
  })

  it('A day belongs to the month of its name, and makes each month that it touches approximate', () => {
    vi.stubEnv('TZ', 'America/New_York')
    const rows = ['2026-11-01', '2026-11-14', '2026-12-31'].map((date) => bet('win', '1', date))
    const months = [...byMonth(toEntries(rows, null))].map(([month, entries]) => {
      const { in: sum, isExact } = totalsOf(entries)
      return [month, sum, isExact]
    })
    expect(months).toEqual([
      ['2026-11', '2', false],
      ['2026-10', '0', false],
      ['2026-12', '1', true],
    ])
    vi.stubEnv('TZ', 'UTC')
    const clear = [...byMonth(toEntries(rows, null)).values()].map((each) => totalsOf(each).isExact)
    expect(clear).toEqual([true, true])
  })
})

import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dayOf, lastDays, rangeToQuery, validateRange } from '@/features/history/dayRange'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** Zones with days of 23 and 25 hours, without midnight, and one without a whole day. */
const zones = [
  'Europe/Paris',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Beirut',
  'America/New_York',
  'Pacific/Apia',
]

const HOUR = 3_600_000

function localDay(date: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

/** Days from 2000 to 2030, often next to a clock change of one of the zones. */
const days = fc.oneof(
  fc
    .date({ min: new Date('2000-01-02'), max: new Date('2030-12-30'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom(
    ...['2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2026-04-24', '2026-10-29'],
    ...['2026-03-28', '2026-10-24', '2026-02-15', '2026-03-22', '2011-12-29', '2011-12-31'],
  ),
)

describe.each(zones)('Decisions 16: a range covers exactly the local days in %s', (name) => {
  it('includes every moment of these days and no other', () => {
    vi.stubEnv('TZ', name)
    fc.assert(
      fc.property(days, days, (a, b) => {
        const [from, to] = a < b ? [a, b] : [b, a]
        const query = rangeToQuery({ from, to })
        const start = new Date(query.fromDate).getTime()
        const end = new Date(query.toDate).getTime()
        for (const instant of [start, end, start + HOUR, end - HOUR]) {
          expect(localDay(new Date(instant)) >= from).toBe(true)
          expect(localDay(new Date(instant)) <= to).toBe(true)
        }
        expect(localDay(new Date(start - 1)) < from).toBe(true)
        expect(localDay(new Date(end + 1)) > to).toBe(true)
      }),
    )
  })
})

describe('Decisions 16: clock changes', () => {
  it('a day that the time zone skipped is invalid alone and ignored within a range', () => {
    vi.stubEnv('TZ', 'Pacific/Apia')
    expect(validateRange({ from: '2011-12-30', to: '2011-12-30' })).toBe('impossible')
    expect(validateRange({ from: '2011-12-29', to: '2011-12-30' })).toBe('ok')
    expect(rangeToQuery({ from: '2011-12-30', to: '2011-12-31' })).toEqual(
      rangeToQuery({ from: '2011-12-31', to: '2011-12-31' }),
    )
  })
})

describe('Decisions 16: the range defaults to the last days', () => {
  it('the last day is today in the local calendar', () => {
    vi.stubEnv('TZ', 'Pacific/Apia')
    const now = dayOf(new Date('2026-03-01T22:00:00Z'))
    expect(lastDays(1, now)).toEqual({ from: '2026-03-02', to: '2026-03-02' })
    expect(lastDays(7, now)).toEqual({ from: '2026-02-24', to: '2026-03-02' })
    expect(lastDays(30, now)).toEqual({ from: '2026-02-01', to: '2026-03-02' })
  })
})

describe('§5 History date inputs: invalid dates are ignored', () => {
  it.each([
    ['ok', '2026-03-01', '2026-03-01'],
    ['incomplete', '', '2026-03-01'],
    ['incomplete', '2026-03-01', ''],
    ['reversed', '2026-03-02', '2026-03-01'],
    ['impossible', '2026-02-30', '2026-03-01'],
    ['impossible', '2026-02-01', '0026-03-01'],
    ['impossible', 'soon', '2026-03-01'],
    ['impossible', '2026-02-01', '20261-03-01'],
  ])('%s: from %j to %j', (verdict, from, to) => {
    expect(validateRange({ from, to })).toBe(verdict)
  })
})

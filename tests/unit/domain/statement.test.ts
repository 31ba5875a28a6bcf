import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { statementPeriods } from '@/domain/statement'

const zones = ['UTC', 'Europe/Paris', 'Africa/Cairo', 'America/Los_Angeles', 'Pacific/Apia']
const moments = fc.date({
  min: new Date('2011-11-01'),
  max: new Date('2031-12-31'),
  noInvalidDate: true,
})

afterEach(() => {
  vi.unstubAllEnvs()
})

describe.each(zones)('The periods of a statement in %s', (zone) => {
  it('cover every moment of each month once, the newest first', () => {
    vi.stubEnv('TZ', zone)
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 30 }), (today, count) => {
        const periods = statementPeriods(today, count)
        expect(periods).toHaveLength(count)
        const [newest] = periods
        expect(newest?.isCurrent).toBe(true)
        expect(newest && newest.start <= today && today < newest.end).toBe(true)
        for (const [index, { start, end, isCurrent }] of periods.entries()) {
          expect(start < end).toBe(true)
          expect(isCurrent).toBe(index === 0)
          if (index > 0) expect(end).toEqual(periods[index - 1]?.start)
          expect(start.getDate()).toBe(1)
        }
      }),
    )
  })
})

describe('A month of the statement', () => {
  it('begins and ends at local midnight, also when clocks change', () => {
    vi.stubEnv('TZ', 'Europe/Paris')
    const [, october] = statementPeriods(new Date('2026-11-24T12:00:00Z'), 2)
    expect(october?.start.toISOString()).toBe('2026-09-30T22:00:00.000Z')
    expect(october?.end.toISOString()).toBe('2026-10-31T23:00:00.000Z')
  })
})

import fc from 'fast-check'
import { parseDate } from '@/domain/dates'
import { languageCodes } from '@/domain/languageTable'
import { formatDate, toLocalIso } from '@/lib/format/dates'
import { beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.stubEnv('TZ', 'Africa/Tunis')
})

it('the next date is in the zone of now, when the player has travelled', () => {
  const moment = '2026-03-15T12:00:00Z'
  expect(formatDate(moment, 'en')).toMatch(/13:00$/)
  vi.stubEnv('TZ', 'Asia/Tokyo')
  expect(formatDate(moment, 'en')).toMatch(/21:00$/)
  // The same offset in winter.
  vi.stubEnv('TZ', 'Europe/Paris')
  expect(formatDate('2026-07-15T12:00:00Z', 'en')).toMatch(/14:00$/)
  vi.stubEnv('TZ', 'Africa/Tunis')
  expect(formatDate('2026-07-15T12:00:00Z', 'en')).toMatch(/13:00$/)
})

describe('Dates arrive as ISO or as YYYY-MM-DD HH:mm:ss', () => {
  it('are shown in local time, the second form taken as UTC', () => {
    expect(formatDate('2026-11-20T21:41:00Z', 'fr')).toBe('20/11/2026 22:41')
    expect(formatDate('2026-11-20 21:41:00', 'fr')).toBe('20/11/2026 22:41')
    expect(formatDate('2026-11-20T23:41:00.250+02:00', 'fr')).toBe('20/11/2026 22:41')
    expect(formatDate('2026-11-20T23:41:00+0200', 'fr')).toBe('20/11/2026 22:41')
  })

  it('may come without seconds, or as a day, which shows as that day in every zone', () => {
    expect(formatDate('2026-11-20 21:41', 'fr')).toBe('20/11/2026 22:41')
    for (const zone of ['Africa/Tunis', 'America/New_York', 'Pacific/Kiritimati']) {
      vi.stubEnv('TZ', zone)
      expect(formatDate('2026-11-01', 'fr')).toBe('01/11/2026')
      expect(toLocalIso('2026-11-01')).toBe('2026-11-01')
    }
    expect(formatDate('2026-02-31', 'fr')).toBe('2026-02-31')
  })

  it('are formatted for the language, with western digits and without direction marks', () => {
    expect(formatDate('2026-11-20 21:41:00', 'en')).toBe('20/11/2026, 22:41')
    expect(formatDate('2026-11-20 21:41:00', 'ar')).toBe('20/11/2026، 22:41')
  })

  it('have 24 hours in every language', () => {
    for (const lang of languageCodes) {
      expect(formatDate('2026-11-20 23:05:00', lang)).toContain('00:05')
    }
  })

  it.each([
    '',
    'yesterday',
    '2026-02-31 10:00:00',
    '2026-13-01',
    '20/11/2026',
    '2026-11-20 25:00',
    'on 2026-11-20',
    '2026-11-20 10:00 or so',
  ])('are shown unchanged if unreadable: %j', (text) => {
    expect(formatDate(text, 'fr')).toBe(text)
  })

  it('never throw, with any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof formatDate(text, 'ar')).toBe('string')
      }),
    )
  })

  it('keep their point in time', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          expect(parseDate(date.toISOString())).toEqual(date)
        },
      ),
    )
  })
})

describe('dates in a file', () => {
  it('are ISO 8601 in local time, and unchanged if unreadable', () => {
    expect(toLocalIso('2026-11-05 21:41:00')).toBe('2026-11-05T22:41:00+01:00')
    expect(toLocalIso('soon')).toBe('soon')
  })

  it('keep their point in time in every zone', () => {
    const zones = ['America/St_Johns', 'Asia/Kolkata', 'UTC', 'Pacific/Auckland']
    for (const zone of zones) {
      vi.stubEnv('TZ', zone)
      fc.assert(
        fc.property(
          fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
          (date) => {
            const seconds = Math.floor(date.getTime() / 1000) * 1000
            expect(Date.parse(toLocalIso(date.toISOString()))).toBe(seconds)
          },
        ),
      )
    }
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRetryAfter } from '@/api/retryAfter'

const date = 'Sun, 15 Mar 2026 12:00:00 GMT'
const read = (value: unknown) => readRetryAfter({ date, 'retry-after': value })

describe('Retry-After', () => {
  it.each([
    ['3', 3000],
    [' 3 ', 3000],
    ['0', 0],
    ['Sun, 15 Mar 2026 12:00:07 GMT', 7000],
    ['Sunday, 15-Mar-26 12:00:07 GMT', 7000],
    ['Sun 15 Mar 2026 12:00:07 GMT', 7000],
    ['Sun, 15 Mar 2026 11:00:00 GMT', 0],
  ])('%j is %i ms', (value, wait) => {
    expect(read(value)).toBe(wait)
  })

  it.each(['3600', '9'.repeat(400), 'Sun, 15 Mar 2027 12:00:00 GMT'])(
    '%j is at most five minutes',
    (value) => {
      expect(read(value)).toBe(300_000)
    },
  )

  it.each(['-3', 'soon', '3 s', 'in 3', '2026-03-15T12:00:07Z', '', 3, undefined])(
    '%j is none',
    (value) => {
      expect(read(value)).toBeNull()
    },
  )

  it('is never negative, infinite or no number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.bigInt().map(String)), (text) => {
        const wait = read(text) ?? 0
        expect(wait).toBeGreaterThanOrEqual(0)
        expect(wait).toBeLessThanOrEqual(300_000)
      }),
    )
  })
})

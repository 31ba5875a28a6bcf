import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { narrowOffset, readOffset } from '@/device/serverTime'

const NOON = Date.parse('2026-03-15T12:00:00Z')
const answer = (date: unknown, more = {}) =>
  readOffset({ date, sentAt: 1000, receivedAt: 1400, ...more })

describe('Quality H2: the server’s time in a response', () => {
  it("has the precision of the header's second plus the round-trip time", () => {
    const offset = answer('Sun, 15 Mar 2026 12:00:00 GMT')
    expect(offset).toEqual({ low: NOON - 1400, high: NOON + 1000 - 1000 })
  })

  it.each([
    undefined,
    null,
    7,
    '',
    'soon',
    '2026-03-15T12:00:00Z',
    'Sun, 15 Mar 2026 12:00:00',
    'Sun, 99 Mar 2026 12:00:00 GMT',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    'Fri, 01 Jan 2100 00:00:00 GMT',
  ])('is not in %o', (date) => {
    expect(answer(date)).toBeNull()
  })

  it.each([
    ['12', null],
    [undefined, 'read'],
    [null, 'read'],
    ['0', 'read'],
  ])('counts with an age of %o as %o: a cache answers with an old date', (age, read) => {
    const offset = answer('Sun, 15 Mar 2026 12:00:00 GMT', { age })
    expect(offset === null ? null : 'read').toBe(read)
  })

  it('reads any text without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (date, age) => {
        expect(answer(date, { age })).toBeNull()
      }),
    )
  })

  it('is narrowed by each consistent response, and replaced by an inconsistent one', () => {
    const known = { low: 0, high: 1000 }
    expect(narrowOffset(null, known)).toBe(known)
    expect(narrowOffset(known, { low: 600, high: 1600 })).toEqual({ low: 600, high: 1000 })
    expect(narrowOffset(known, { low: -400, high: 600 })).toEqual({ low: 0, high: 600 })
    const other = { low: 1001, high: 1500 }
    expect(narrowOffset(known, other)).toBe(other)
  })
})

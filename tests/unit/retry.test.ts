import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holdBack, isHeldBack, readRetryAfter, retryDelay } from '@/api/retry'
import { RETRY_AFTER_CAP_MS, RETRY_BASE_MS, RETRY_CAP_MS } from '@/domain/constants'

const failed = (status: number | null, retryAfter: number | null = null) => ({
  status,
  isTimeout: false,
  retryAfter,
})

describe('Decisions 23: retries of a GET', () => {
  it.each([null, 429, 502, 503, 504])('tries again after %s', (status) => {
    expect(retryDelay(failed(status), 0)).not.toBeNull()
  })

  it.each([400, 401, 403, 404, 409, 500, 501, 201, 304])('gives up after %s', (status) => {
    expect(retryDelay(failed(status), 0)).toBeNull()
  })

  it('gives up after two retries and after a timeout', () => {
    expect(retryDelay(failed(503), 2)).toBeNull()
    expect(retryDelay({ ...failed(null), isTimeout: true }, 0)).toBeNull()
  })

  it('waits a random time between 0 and min(2 s, 300 ms x 2^n)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1 }), fc.double({ min: 0, max: 0.999 }), (n, r) => {
        const wait = retryDelay(failed(503), n, () => r)
        expect(wait).toBe(r * Math.min(RETRY_CAP_MS, RETRY_BASE_MS * 2 ** n))
      }),
    )
  })

  it('waits for Retry-After up to 5 s, longer ends the retries', () => {
    expect(retryDelay(failed(429, RETRY_AFTER_CAP_MS), 0)).toBe(RETRY_AFTER_CAP_MS)
    expect(retryDelay(failed(429, RETRY_AFTER_CAP_MS + 1), 0)).toBeNull()
  })

  it('reads Retry-After as seconds or as a date', () => {
    const now = Date.parse('2026-03-15T12:00:00Z')
    expect(readRetryAfter('3', now)).toBe(3000)
    expect(readRetryAfter('Sun, 15 Mar 2026 12:00:07 GMT', now)).toBe(7000)
    expect(readRetryAfter('Sun, 15 Mar 2026 11:00:00 GMT', now)).toBe(0)
  })

  it('takes nonsense in Retry-After for none, and never a negative or endless wait', () => {
    expect(readRetryAfter('-3', 0)).toBeNull()
    expect(readRetryAfter('soon', 0)).toBeNull()
    expect(readRetryAfter(undefined, 0)).toBeNull()
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.bigInt().map(String)), (text) => {
        const wait = readRetryAfter(text, 0)
        if (wait !== null) expect(wait).toBeGreaterThanOrEqual(0)
        expect(Number.isNaN(wait)).toBe(false)
      }),
    )
  })

  it('keeps automatic calls away as long as Retry-After asks', () => {
    holdBack('/UserDetails', 10_000, 1000)
    expect(isHeldBack('/UserDetails', 10_999)).toBe(true)
    expect(isHeldBack('/UserDetails', 11_000)).toBe(false)
    expect(isHeldBack('/Live', 2000)).toBe(false)
  })
})

import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { holdBack, isHeldBack, pause, readRetryAfter, releaseHolds, retryDelay } from '@/api/retry'
import { RETRY_AFTER_CAP_MS, RETRY_BASE_MS, RETRY_CAP_MS } from '@/domain/constants'

const failed = (status: number | null, retryAfter: number | null = null) => ({
  status,
  isTimeout: false,
  retryAfter,
})

describe('Decisions 23: retries of a GET', () => {
  it.each([null, 429, 502, 503, 504])('retries after %s', (status) => {
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

  it('waits for a Retry-After up to 5 s; a longer one stops the retries', () => {
    expect(retryDelay(failed(429, RETRY_AFTER_CAP_MS), 0, () => 0)).toBe(RETRY_AFTER_CAP_MS)
    expect(retryDelay(failed(429, RETRY_AFTER_CAP_MS + 1), 0)).toBeNull()
  })

  it('R3: spreads Retry-After delays over a second, and never retries at once', () => {
    const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(fc.nat(RETRY_AFTER_CAP_MS), share, (asked, random) => {
        const wait = retryDelay(failed(503, asked), 0, () => random) ?? NaN
        expect(wait).toBeGreaterThanOrEqual(Math.max(asked, RETRY_BASE_MS))
        expect(wait).toBeLessThanOrEqual(Math.max(asked, RETRY_BASE_MS) + 1000)
        holdBack('/sport', asked, 0, () => random)
        expect(isHeldBack('/sport', wait - 1)).toBe(true)
        expect(isHeldBack('/sport', wait + 1)).toBe(false)
      }),
    )
    const waits = [0, 0.5, 0.9].map((random) => retryDelay(failed(503, 0), 0, () => random))
    expect(new Set(waits).size).toBe(3)
  })

  it('reads Retry-After as seconds or as a date', () => {
    const now = Date.parse('2026-03-15T12:00:00Z')
    expect(readRetryAfter('3', now)).toBe(3000)
    expect(readRetryAfter('Sun, 15 Mar 2026 12:00:07 GMT', now)).toBe(7000)
    expect(readRetryAfter('Sun, 15 Mar 2026 11:00:00 GMT', now)).toBe(0)
  })

  it('ignores an invalid Retry-After, and never waits a negative or infinite time', () => {
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

  it('blocks automatic calls as long as Retry-After says', () => {
    holdBack('/UserDetails', 10_000, 1000, () => 0)
    expect(isHeldBack('/UserDetails', 10_999)).toBe(true)
    expect(isHeldBack('/UserDetails', 11_000)).toBe(false)
    expect(isHeldBack('/Live', 2000)).toBe(false)
  })

  it('but never longer than five minutes, and not without Retry-After', () => {
    holdBack('/Live', 3_600_000, 0, () => 0)
    expect(isHeldBack('/Live', 299_999)).toBe(true)
    expect(isHeldBack('/Live', 300_000)).toBe(false)
    holdBack('/sport', null, 0)
    expect(isHeldBack('/sport', 0)).toBe(false)
    releaseHolds()
    expect(isHeldBack('/Live', 0)).toBe(false)
  })

  it('accepts unusual notations, and rejects incomplete dates', () => {
    const now = Date.parse('2026-03-15T12:00:00Z')
    expect(readRetryAfter(' 3 ', now)).toBe(3000)
    expect(readRetryAfter('0', now)).toBe(0)
    expect(readRetryAfter('9'.repeat(30), now)).toBe(300_000)
    expect(readRetryAfter('Sunday, 15-Mar-26 12:00:07 GMT', now)).toBe(7000)
    expect(readRetryAfter('2026-03-15T12:00:07Z', now)).toBeNull()
    expect(readRetryAfter('3 s', now)).toBeNull()
    expect(readRetryAfter('in 3', now)).toBeNull()
    expect(readRetryAfter(3, now)).toBeNull()
  })
})

describe('delay', () => {
  const isOver = async (pausing: Promise<void>) =>
    Promise.race([pausing.then(() => true), Promise.resolve().then(() => false)])

  it('lasts for the given time', async () => {
    vi.useFakeTimers()
    const pausing = pause(1000, undefined)
    await vi.advanceTimersByTimeAsync(999)
    expect(await isOver(pausing)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await pausing
  })

  it('ends on abort, and leaves neither timer nor listener', async () => {
    vi.useFakeTimers()
    const controller = new AbortController()
    const left = vi.spyOn(controller.signal, 'removeEventListener')
    const pausing = pause(1000, controller.signal)
    controller.abort()
    await pausing
    expect(vi.getTimerCount()).toBe(0)
    expect(left).toHaveBeenCalledWith('abort', expect.any(Function))
  })

  it('does not start with an aborted signal', async () => {
    vi.useFakeTimers()
    await pause(1000, AbortSignal.abort())
    expect(vi.getTimerCount()).toBe(0)
  })
})

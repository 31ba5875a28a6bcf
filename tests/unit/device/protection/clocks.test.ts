import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import {
  onTime,
  readings,
  recordAnswer,
  sending,
  serverNow,
  timeState,
} from '@/device/protection/clocks'
import { clockEvent, giveClocks } from '../../../support/clocks'
import { server } from '../../../support/server'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const answer = { kind: 'answer', ms: 100, at: 0.5 } as const
/** A header's second, plus the round trip. */
const exactly = (ms: number) => 1000 + ms

/** The app's own host, with this clock; returns the number of requests. */
function runHost(date: () => number | null, headers = {}) {
  let asked = 0
  server.use(
    http.head('http://localhost:3000/', ({ request }) => {
      expect(request.cache).toBe('no-store')
      asked++
      const at = date()
      if (at === null) return HttpResponse.error()
      return HttpResponse.text('', { headers: { Date: new Date(at).toUTCString(), ...headers } })
    }),
  )
  return () => asked
}

describe('The server’s time', () => {
  it('is right after each answer, whatever happens to the device’s clock', () => {
    const { clocks, play, reset } = giveClocks()
    fc.assert(
      fc.property(fc.array(clockEvent, { maxLength: 30 }), (events) => {
        reset()
        for (const event of events) {
          const before = serverNow()
          play(event)
          if (event.kind === 'set') expect(serverNow()).toBe(before)
          if (event.kind !== 'answer') continue
          expect(Math.abs(serverNow() - clocks.real)).toBeLessThanOrEqual(exactly(event.ms))
        }
      }),
    )
  })

  it('is not learnt from an answer that took more than ten seconds', () => {
    const { play } = giveClocks()
    play({ kind: 'answer', ms: 10_001, at: 0.5 })
    expect(timeState()).toBe('waiting')
    play({ kind: 'answer', ms: 10_000, at: 0.5 })
    expect(timeState()).toBe('known')
  })

  it('runs evenly while the answers agree, and is never ahead', () => {
    const { clocks, play } = giveClocks()
    play(answer)
    let before = serverNow()
    for (let i = 0; i < 50; i++) {
      play({ kind: 'pass', ms: 4321 })
      play(answer)
      expect(serverNow() - before).toBeGreaterThanOrEqual(4321)
      before = serverNow()
      expect(before).toBeLessThanOrEqual(clocks.real)
    }
    expect(clocks.real - before).toBeLessThan(200)
  })

  it.each([DAY, -DAY])('is corrected on a device that is %i ms off', (ms) => {
    const { clocks, play } = giveClocks()
    play({ kind: 'set', ms })
    expect([serverNow(), timeState(), readings()]).toEqual([clocks.wall, 'waiting', null])
    const listener = vi.fn()
    onTime(listener)
    play(answer)
    expect(timeState()).toBe('known')
    expect(listener).toHaveBeenCalledTimes(1)
    expect(Math.abs(serverNow() - clocks.real)).toBeLessThanOrEqual(exactly(100))
  })

  it.each([
    ['missing', {}],
    ['no text', { date: 7 }],
    ['in another format', { date: '2026-03-15T12:00:00Z' }],
    ['no time', { date: 'Sun, 99 Mar 2026 12:00:00 GMT' }],
    ['before 2020', { date: 'Tue, 31 Dec 2019 23:59:59 GMT' }],
    ['after 2099', { date: 'Fri, 01 Jan 2100 00:00:00 GMT' }],
    ['a cache’s', { date: 'Sun, 15 Mar 2026 12:00:00 GMT', age: '12' }],
  ])('comes from the app’s own host where the API’s date is %s', async (_, headers) => {
    const { clocks, play } = giveClocks()
    const asked = runHost(() => clocks.real)
    play({ kind: 'set', ms: -DAY })
    recordAnswer(headers, sending())
    await vi.waitFor(() => {
      expect(timeState()).toBe('known')
    })
    expect(Math.abs(serverNow() - clocks.real)).toBeLessThanOrEqual(1000)
    recordAnswer(headers, sending())
    expect(asked()).toBe(1)
    // After sleep, or a change of the clock, once more.
    play({ kind: 'sleep', ms: HOUR })
    recordAnswer(headers, sending())
    await vi.waitFor(() => {
      expect(Math.abs(serverNow() - clocks.real)).toBeLessThanOrEqual(1000)
    })
    expect(asked()).toBe(2)
  })

  it.each([
    ['is silent', () => null, {}],
    ['answers from a cache', () => Date.now(), { Age: '60' }],
  ])('is the device’s where that host %s, and does not move with it', async (_, date, headers) => {
    const { clocks, play } = giveClocks()
    runHost(date, headers)
    recordAnswer({}, sending())
    await vi.waitFor(() => {
      expect(timeState()).toBe('unknown')
    })
    expect(serverNow()).toBe(clocks.wall)
    expect(readings()).toEqual({ device: clocks.wall })
    const before = serverNow()
    play({ kind: 'set', ms: DAY })
    expect(serverNow()).toBe(before)
    play(answer)
    expect(timeState()).toBe('known')
  })

  it('is waited for after a change of the device’s clock until that host answers again', async () => {
    const { clocks, play } = giveClocks()
    let isDown = false
    const asked = runHost(() => (isDown ? null : clocks.real))
    const record = async (times: number) => {
      recordAnswer({}, sending())
      await vi.waitFor(() => {
        expect(asked()).toBe(times)
      })
      await new Promise((resolve) => setTimeout(resolve))
    }
    await record(1)
    expect(timeState()).toBe('known')
    isDown = true
    play({ kind: 'set', ms: DAY })
    await record(2)
    expect(timeState()).toBe('waiting')
    isDown = false
    await record(3)
    expect(timeState()).toBe('known')
    expect(Math.abs(serverNow() - clocks.real)).toBeLessThanOrEqual(1000)
  })

  it('is not known any more where that host answers from a cache after a change of the clock', async () => {
    const { clocks, play } = giveClocks()
    let headers = {}
    server.use(
      http.head('http://localhost:3000/', () =>
        HttpResponse.text('', {
          headers: { Date: new Date(clocks.real).toUTCString(), ...headers },
        }),
      ),
    )
    const record = async (state: string) => {
      recordAnswer({}, sending())
      await vi.waitFor(() => {
        expect(timeState()).toBe(state)
      })
    }
    await record('known')
    headers = { Age: '60' }
    play({ kind: 'set', ms: DAY })
    await record('unknown')
    expect(readings()).toEqual({ device: clocks.wall })
    const listener = vi.fn()
    onTime(listener)
    recordAnswer({}, sending())
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('may be the first second of 2020', () => {
    recordAnswer({ date: 'Wed, 01 Jan 2020 00:00:00 GMT' }, sending())
    expect(timeState()).toBe('known')
  })

  it('asks no other host where the API tells the time', () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    recordAnswer({ date: new Date().toUTCString() }, sending())
    recordAnswer({}, sending())
    expect(fetched).not.toHaveBeenCalled()
  })
})

import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import {
  askServerTime,
  confirmTime,
  noteAnswer,
  now,
  onServerTime,
  provenNow,
  timeAccuracy,
} from '@/device/trustedClock'
import { clockEvent, giveClocks } from '../../support/clocks'
import { server } from '../../support/server'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The precision of a server time received after `ms`. */
const exactly = (ms: number) => 1000 + ms
const answer = { kind: 'answer', ms: 100, at: 0.5, isDated: true } as const

describe('S10, S11, S12: the server’s time, independent of the device’s clock', () => {
  it('is right after every response, for any order of clock changes, sleeps, reloads and responses', () => {
    const { clocks, play, reset } = giveClocks()
    fc.assert(
      fc.property(fc.array(clockEvent, { maxLength: 30 }), (events) => {
        reset()
        for (const event of events) {
          play(event)
          if (event.kind !== 'answer' || !event.isDated) continue
          expect(Math.abs(now() - clocks.real)).toBeLessThanOrEqual(exactly(event.ms))
          expect(timeAccuracy()).toBeLessThanOrEqual(exactly(event.ms))
        }
      }),
    )
  })

  it('its proven lower bound is never ahead of the real time, so that nothing ends early', () => {
    const { clocks, play, reset } = giveClocks()
    fc.assert(
      fc.property(fc.array(clockEvent, { maxLength: 30 }), (events) => {
        reset()
        for (const event of events) {
          play(event)
          expect(provenNow()).toBeLessThanOrEqual(clocks.real)
          if (event.kind !== 'answer' || !event.isDated) continue
          expect(clocks.real - provenNow()).toBeLessThanOrEqual(exactly(event.ms))
        }
      }),
    )
  })

  it.each([10 * 60_000, -10 * 60_000, DAY, -DAY, 730 * DAY, -730 * DAY])(
    'is corrected by the first response on a device that is %i ms off, and saved for a reload',
    (ms) => {
      const { clocks, play } = giveClocks()
      play({ kind: 'set', ms })
      expect(now()).toBe(clocks.wall)
      expect(timeAccuracy()).toBeNull()
      play(answer)
      expect(Math.abs(now() - clocks.real)).toBeLessThanOrEqual(exactly(100))
      play({ kind: 'reload' })
      play({ kind: 'pass', ms: HOUR })
      expect(Math.abs(now() - clocks.real)).toBeLessThanOrEqual(exactly(100))
    },
  )

  it('is the device’s own time while that agrees with the server', () => {
    const { clocks, play } = giveClocks()
    for (let i = 0; i < 20; i++) {
      play({ kind: 'pass', ms: 4321 })
      play(answer)
      expect(now()).toBe(clocks.wall)
    }
    expect(timeAccuracy()).toBeLessThan(300)
  })

  it('continues in an open page when the clock is set back', () => {
    const { clocks, play } = giveClocks()
    play(answer)
    play({ kind: 'set', ms: -72 * HOUR })
    play({ kind: 'pass', ms: HOUR })
    expect(Math.abs(now() - clocks.real)).toBeLessThanOrEqual(exactly(100))
  })

  it('adjusts at once on waking from sleep, but after a clock change only with the next response', () => {
    const { clocks, play } = giveClocks()
    play(answer)
    play({ kind: 'sleep', ms: 3 * HOUR })
    expect(Math.abs(now() - clocks.real)).toBeLessThanOrEqual(exactly(100))
    play(answer)
    play({ kind: 'set', ms: 25 * HOUR })
    expect(now() - clocks.real).toBeGreaterThan(24 * HOUR)
    expect(provenNow()).toBeLessThanOrEqual(clocks.real)
    play(answer)
    expect(Math.abs(now() - clocks.real)).toBeLessThanOrEqual(exactly(100))
  })

  it('continues without responses by the device’s clock, and never runs backwards', () => {
    const { clocks, play } = giveClocks()
    expect(now()).toBe(clocks.real)
    play({ kind: 'set', ms: -HOUR })
    play({ kind: 'pass', ms: 1000 })
    expect(now()).toBe(clocks.real)
    play({ kind: 'sleep', ms: 5 * HOUR })
    expect(now()).toBe(clocks.wall)
    expect(provenNow()).toBe(-Infinity)
  })

  it('starts a new page no earlier than the last server time', () => {
    const { clocks, play } = giveClocks()
    play(answer)
    const known = clocks.real
    play({ kind: 'reload' })
    play({ kind: 'set', ms: -2 * DAY })
    expect(now()).toBeGreaterThanOrEqual(known - exactly(100))
  })

  it('notifies subscribers when it becomes known and when it is corrected', () => {
    const { play } = giveClocks()
    const listener = vi.fn()
    const stop = onServerTime(listener)
    play({ ...answer, isDated: false })
    expect(listener).not.toHaveBeenCalled()
    play(answer)
    play(answer)
    expect(listener).toHaveBeenCalledTimes(1)
    play({ kind: 'sleep', ms: HOUR })
    play(answer)
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    play({ kind: 'sleep', ms: HOUR })
    play(answer)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('is written to the storage occasionally, not with every response', () => {
    const { play } = giveClocks()
    play(answer)
    const write = vi.spyOn(Storage.prototype, 'setItem')
    for (let i = 0; i < 20; i++) {
      play({ kind: 'pass', ms: 1000 })
      play(answer)
    }
    expect(write.mock.calls.length).toBeLessThanOrEqual(5)
  })

  it.each(['"soon"', 'null', '{}', '{"server":"x","ahead":1}', '[]'])(
    'treats %s as no saved time',
    (data) => {
      localStorage.setItem('clock', `{"version":1,"data":${data}}`)
      const { clocks } = giveClocks()
      expect([now(), provenNow()]).toEqual([clocks.real, -Infinity])
    },
  )
})

describe('Quality H2: a page without a response that has a time', () => {
  it('requests its own host, once for all subscribers', async () => {
    const asked: string[] = []
    server.use(
      http.head('http://localhost:3000/', ({ request }) => {
        asked.push(request.cache)
        return HttpResponse.text('', { headers: { Date: 'Sun, 15 Mar 2026 12:00:00 GMT' } })
      }),
    )
    expect(await Promise.all([confirmTime(), askServerTime()])).toEqual([true, true])
    expect(asked).toEqual(['no-store'])
    expect(Math.abs(now() - Date.parse('2026-03-15T12:00:00Z'))).toBeLessThan(5000)
    expect(await confirmTime()).toBe(true)
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['is offline', () => HttpResponse.error()],
    ['has no date', () => HttpResponse.text('')],
    [
      'is a cached response',
      () => HttpResponse.text('', { headers: { Date: new Date().toUTCString(), Age: '60' } }),
    ],
  ])('goes on by the device’s clock when it %s', async (_, reply) => {
    server.use(http.head('http://localhost:3000/', reply))
    expect(await confirmTime()).toBe(false)
    expect(timeAccuracy()).toBeNull()
  })

  it('sends no request when an API response had the time', async () => {
    const head = vi.fn(() => HttpResponse.text(''))
    server.use(http.head('http://localhost:3000/', head))
    const at = performance.now()
    noteAnswer({ date: new Date().toUTCString(), sentAt: at, receivedAt: at })
    expect(await confirmTime()).toBe(true)
    expect(head).not.toHaveBeenCalled()
  })
})

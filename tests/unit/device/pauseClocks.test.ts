import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPaused, startPause } from '@/device/pause'
import { clockEvent, giveClocks } from '../../support/clocks'

const HOUR = 3_600_000
const YEAR = 365 * 24 * HOUR
/** The precision of the Date header, plus the round-trip time. */
const SLACK_MS = 7000
const answer = { kind: 'answer', ms: 100, at: 0.5, isDated: true } as const

const put = (data: unknown, version = 2) => {
  localStorage.setItem('pause', JSON.stringify({ version, data }))
}

describe('Quality H5: a pause and the clocks of its device', () => {
  it('S11, S12: neither ends early nor lasts longer, whatever happens to the clocks', () => {
    const { clocks, play, reset } = giveClocks()
    const press = fc.record({ kind: fc.constant('press' as const), hours: fc.nat(168) })
    fc.assert(
      fc.property(fc.array(fc.oneof(clockEvent, press), { maxLength: 30 }), (events) => {
        reset()
        let [begun, length] = [0, 0]
        let isConfirmed = false
        for (const event of events) {
          if (event.kind === 'press') {
            const rest = Math.max(0, begun + length - clocks.real)
            ;[begun, length] = [clocks.real, Math.max(rest, event.hours * HOUR)]
            startPause(event.hours * HOUR)
            isConfirmed = false
            continue
          }
          play(event)
          // Dates have a precision of one second plus the round trip, so the end may be off by that.
          const rest = begun + length - clocks.real
          if (rest > SLACK_MS) expect(isPaused()).toBe(true)
          // Without the server's time at the start, the end can be late but not early.
          isConfirmed ||= event.kind === 'answer' && event.isDated
          const knows = event.kind === 'answer' && event.isDated
          if (knows && isConfirmed && rest < -SLACK_MS)
            expect([rest, isPaused()]).toEqual([rest, false])
        }
      }),
    )
  })

  it('S11: a pause of 24 hours continues after a reload with the clock a day ahead', () => {
    const { play } = giveClocks()
    play(answer)
    startPause(24 * HOUR)
    play({ kind: 'set', ms: 25 * HOUR })
    play({ kind: 'reload' })
    expect(isPaused()).toBe(true)
    play(answer)
    expect(isPaused()).toBe(true)
    play({ kind: 'pass', ms: 24 * HOUR + 2000 })
    expect(isPaused()).toBe(false)
  })

  it('S12: a pause of an hour ends after an hour on a device whose clock was once years ahead', () => {
    const { play } = giveClocks()
    play({ kind: 'set', ms: 2 * YEAR })
    play(answer)
    startPause(HOUR)
    play({ kind: 'set', ms: -2 * YEAR })
    play({ kind: 'reload' })
    play({ kind: 'sleep', ms: HOUR })
    play(answer)
    play({ kind: 'pass', ms: 2000 })
    expect(isPaused()).toBe(false)
  })

  it("S12: is never longer than the longest option, by the server's time", () => {
    const { clocks, play } = giveClocks()
    put({ until: clocks.real + YEAR, left: 0 })
    expect(isPaused()).toBe(true)
    play(answer)
    play({ kind: 'pass', ms: 7 * 24 * HOUR - 10_000 })
    expect(isPaused()).toBe(true)
    play({ kind: 'pass', ms: 20_000 })
    expect(isPaused()).toBe(false)
  })

  it('started offline begins in the next visit with the first server response', () => {
    const { play } = giveClocks()
    startPause(HOUR)
    play({ kind: 'reload' })
    play({ kind: 'sleep', ms: 5 * HOUR })
    expect(isPaused()).toBe(true)
    play(answer)
    play({ kind: 'pass', ms: HOUR - 5000 })
    expect(isPaused()).toBe(true)
    play({ kind: 'pass', ms: 10_000 })
    expect(isPaused()).toBe(false)
  })

  it('stored by the previous version continues for its remaining time', () => {
    const { clocks, play } = giveClocks()
    put(clocks.wall + 3 * HOUR, 1)
    expect(isPaused()).toBe(true)
    play(answer)
    play({ kind: 'pass', ms: 3 * HOUR - 5000 })
    expect(isPaused()).toBe(true)
    play({ kind: 'pass', ms: 10_000 })
    expect(isPaused()).toBe(false)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPaused, startPause } from '@/device/pause'
import { clockEvent, giveClocks } from '../../support/clocks'

const HOUR = 3_600_000
const YEAR = 365 * 24 * HOUR
/** The precision of the Date header, plus the round-trip time. */
const SLACK_MS = 7000
const answer = { kind: 'answer', ms: 100, at: 0.5 } as const

const put = (data: unknown, version = 2) => {
  localStorage.setItem('pause', JSON.stringify({ version, data }))
}

describe('A pause and the clocks of its device', () => {
  it('neither ends early nor lasts longer by the server’s time, whatever happens to the clocks', () => {
    const { clocks, play, reset } = giveClocks()
    const press = fc.record({ kind: fc.constant('press' as const), hours: fc.nat(168) })
    fc.assert(
      fc.property(fc.array(fc.oneof(clockEvent, press), { maxLength: 30 }), (events) => {
        reset()
        let end = 0
        for (const event of events) {
          if (event.kind === 'press') {
            play(answer)
            startPause(event.hours * HOUR)
            end = Math.max(end, clocks.real + event.hours * HOUR)
            continue
          }
          play(event)
          if (event.kind !== 'answer') continue
          const rest = end - clocks.real
          if (Math.abs(rest) > SLACK_MS) expect([rest, isPaused()]).toEqual([rest, rest > 0])
        }
      }),
    )
  })

  it.each([24 * HOUR, -24 * HOUR])(
    'started before the first answer on a device that is %i ms off, it lasts as long',
    (ms) => {
      const { play } = giveClocks()
      play({ kind: 'set', ms })
      startPause(HOUR)
      play(answer)
      play({ kind: 'pass', ms: HOUR - 5000 })
      expect(isPaused()).toBe(true)
      play({ kind: 'pass', ms: 10_000 })
      expect(isPaused()).toBe(false)
    },
  )

  it('is never longer than the longest option', () => {
    const { clocks, play } = giveClocks()
    put({ until: clocks.real + YEAR, isServerTime: true })
    play(answer)
    expect(isPaused()).toBe(true)
    play({ kind: 'pass', ms: 7 * 24 * HOUR + 10_000 })
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

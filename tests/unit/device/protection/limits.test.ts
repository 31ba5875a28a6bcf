import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limitOf, setMinutes } from '@/device/protection/limits'
import { clockEvent, giveClocks, type ClockEvent } from '../../../support/clocks'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The precision of the Date header, plus the round-trip time. */
const SLACK_MS = 7000
const answer = { kind: 'answer', ms: 100, at: 0.5 } as const
const minutes = (account = 'a') => limitOf(account).minutes

describe('The minutes per day of an account', () => {
  it('are none at first', () => {
    expect(limitOf('a')).toEqual({ minutes: null, next: null })
  })

  it.each([30, null])('a lower limit holds at once; then %s holds after 24 hours', (higher) => {
    const { play } = giveClocks()
    play(answer)
    setMinutes('a', 50)
    setMinutes('a', 20)
    expect(minutes()).toBe(20)
    setMinutes('a', higher)
    expect(limitOf('a')).toMatchObject({ minutes: 20, next: { minutes: higher } })
    expect(minutes('b')).toBeNull()
    play({ kind: 'pass', ms: DAY - SLACK_MS })
    expect(minutes()).toBe(20)
    play({ kind: 'pass', ms: 2 * SLACK_MS })
    expect(limitOf('a')).toEqual({ minutes: higher, next: null })
  })

  it('a lower or the same limit replaces a raise that waits', () => {
    for (const wanted of [20, 50]) {
      localStorage.clear()
      setMinutes('a', 50)
      setMinutes('a', 80)
      setMinutes('a', wanted)
      expect(limitOf('a')).toEqual({ minutes: wanted, next: null })
    }
  })

  it('another raise waits anew, and the same one continues to wait', () => {
    const { play } = giveClocks()
    play(answer)
    setMinutes('a', 50)
    setMinutes('a', 80)
    play({ kind: 'reload' })
    play(answer)
    play({ kind: 'pass', ms: 20 * HOUR })
    const before = limitOf('a')
    setMinutes('a', 80)
    expect(limitOf('a')).toEqual(before)
    setMinutes('a', 70)
    play({ kind: 'pass', ms: 5 * HOUR })
    expect(minutes()).toBe(50)
  })

  it('no order of changes, reloads and clocks raises them before 24 hours', () => {
    const { clocks, play, reset } = giveClocks()
    const change = fc.record({
      kind: fc.constant('change' as const),
      value: fc.constantFrom(null, 10, 20, 30),
    })
    type Event = ClockEvent | { kind: 'change'; value: number | null }
    const asAnswered = (each: Event): Event[] => (each.kind === 'change' ? [answer, each] : [each])
    fc.assert(
      fc.property(fc.array(fc.oneof(clockEvent, change), { maxLength: 40 }), (events) => {
        reset()
        let held = Infinity
        /** The raise that waits, with the real time of its request. */
        let raise = { size: NaN, at: 0 }
        for (const event of events.flatMap(asAnswered)) {
          if (event.kind === 'change') {
            const [before, size] = [minutes() ?? Infinity, event.value ?? Infinity]
            setMinutes('a', event.value)
            expect(minutes() ?? Infinity).toBe(Math.min(before, size))
            if (size <= before) raise = { size: NaN, at: 0 }
            else if (raise.size !== size) raise = { size, at: clocks.real }
          } else play(event)
          const [size, before] = [minutes() ?? Infinity, held]
          held = size
          if (size <= before) continue
          expect(raise.size).toBe(size)
          expect(clocks.real - raise.at).toBeGreaterThanOrEqual(DAY - SLACK_MS)
          raise = { size: NaN, at: 0 }
        }
      }),
    )
  })

  it.each([
    ['"x"', null],
    ['{"a":{"minutes":"60"}}', null],
    ['{"a":{"minutes":1441}}', null],
    ['{"a":{"minutes":1.5}}', null],
    ['{"a":{"minutes":60,"next":7}}', { minutes: 60, next: null }],
    [
      '{"a":{"minutes":60,"next":{"minutes":null,"from":1e300}}}',
      { minutes: 60, next: { minutes: null, from: null } },
    ],
  ])('stored as %s are read as far as possible', (data, limit) => {
    localStorage.setItem('limits', `{"version":2,"data":${data}}`)
    expect(limitOf('a')).toEqual(limit ?? { minutes: null, next: null })
  })
})

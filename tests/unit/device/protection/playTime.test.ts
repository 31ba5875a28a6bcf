import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setMinutes } from '@/device/protection/limits'
import { addPlayTime, minutesRemaining, playedMs, playTime } from '@/device/protection/playTime'
import { clockEvent, giveClocks } from '../../../support/clocks'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** The precision of the Date header, plus the round-trip time. */
const SLACK_MS = 7000
const answer = { kind: 'answer', ms: 100, at: 0.5 } as const

describe('The time of play of an account', () => {
  it('is the time that was counted in the last 24 hours', () => {
    const { play } = giveClocks()
    play(answer)
    play({ kind: 'pass', ms: 10 * MINUTE })
    addPlayTime('a', 10 * MINUTE)
    expect([playedMs('a'), playedMs('b')]).toEqual([10 * MINUTE, 0])
    play({ kind: 'pass', ms: DAY - 5 * MINUTE })
    expect(Math.round(playedMs('a') / MINUTE)).toBe(5)
    play({ kind: 'pass', ms: 5 * MINUTE })
    expect(playedMs('a')).toBeLessThan(2)
  })

  it('counts once in two tabs that play at the same time', () => {
    const { play } = giveClocks()
    play(answer)
    for (let tick = 0; tick < 12; tick++) {
      play({ kind: 'pass', ms: 5 * SECOND })
      addPlayTime('a', 5 * SECOND)
      addPlayTime('a', 3 * SECOND)
    }
    expect(playedMs('a')).toBe(MINUTE)
    expect(playTime.get().value.a).toHaveLength(1)
  })

  it('tells how long it stays at or above a limit', () => {
    const { play } = giveClocks()
    play(answer)
    for (const gap of [0, 2 * HOUR]) {
      play({ kind: 'pass', ms: gap + 10 * MINUTE })
      addPlayTime('a', 10 * MINUTE)
    }
    // The first stretch began 140 minutes ago.
    for (const [limit, ago] of [
      [20, 140],
      [15, 135],
      [10, 10],
    ] as const) {
      setMinutes('a', limit)
      expect(Math.abs(minutesRemaining('a') - (DAY - ago * MINUTE))).toBeLessThan(3)
    }
    setMinutes('b', 5)
    expect([minutesRemaining('b'), minutesRemaining('')]).toEqual([0, minutesRemaining('a')])
    play({ kind: 'pass', ms: DAY - 10 * MINUTE + 3 })
    expect(minutesRemaining('a')).toBe(0)
  })

  it('no order of play, reloads and clocks opens reached minutes early or keeps them closed', () => {
    const { clocks, play, reset } = giveClocks()
    const playing = fc.record({ kind: fc.constant('play' as const), minutes: fc.nat(120) })
    fc.assert(
      fc.property(fc.array(fc.oneof(clockEvent, playing), { maxLength: 30 }), (events) => {
        reset()
        setMinutes('a', 60)
        const played: [number, number][] = []
        for (const event of events) {
          if (event.kind === 'play') {
            play(answer)
            play({ kind: 'pass', ms: event.minutes * MINUTE })
            addPlayTime('a', event.minutes * MINUTE)
            played.push([clocks.real - event.minutes * MINUTE, clocks.real])
          } else play(event)
          if (event.kind !== 'answer') continue
          const real = played.reduce(
            (sum, [from, to]) => sum + Math.max(0, to - Math.max(from, clocks.real - DAY)),
            0,
          )
          const slack = (played.length + 1) * SLACK_MS
          if (real > HOUR + slack) expect(minutesRemaining('a')).toBeGreaterThan(0)
          if (real < HOUR - slack) expect(minutesRemaining('a')).toBe(0)
        }
      }),
    )
  })

  it('in the future comes from a clock that was ahead, and is dropped', () => {
    const { clocks, play } = giveClocks()
    const later = clocks.real + 40 * DAY
    localStorage.setItem(
      'playTime',
      JSON.stringify({ version: 2, data: { a: [[later, later + HOUR]] } }),
    )
    play(answer)
    expect(playTime.get().value).toEqual({})
  })

  it.each(['"x"', '{"a":1}', '{"a":[[2,1],["a",2],5,[1,1e300]]}'])(
    'stored as %s is none',
    (data) => {
      localStorage.setItem('playTime', `{"version":2,"data":${data}}`)
      expect(playedMs('a')).toBe(0)
    },
  )
})

import { describe, expect, it } from 'vitest'
import { limitOf, setMinutes } from '@/device/protection/limits'
import { giveClocks } from '../../../support/clocks'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The precision of the Date header, plus the round-trip time. */
const SLACK_MS = 7000
const answer = { kind: 'answer', ms: 100, at: 0.5 } as const
const NONE = { minutes: null, next: null, items: [] }
const minutes = (account = 'a') => limitOf(account).minutes

describe('The minutes per day of an account', () => {
  it('are none at first', () => {
    expect(limitOf('a')).toEqual(NONE)
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
    expect(limitOf('a')).toEqual({ ...NONE, minutes: higher })
  })

  it('a lower or the same limit replaces a raise that waits', () => {
    for (const wanted of [20, 50]) {
      localStorage.clear()
      setMinutes('a', 50)
      setMinutes('a', 80)
      setMinutes('a', wanted)
      expect(limitOf('a')).toEqual({ ...NONE, minutes: wanted })
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
})

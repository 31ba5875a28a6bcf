import { describe, expect, it, onTestFinished } from 'vitest'
import { recordAnswer, sending } from '@/device/protection/clocks'
import { setMinutes } from '@/device/protection/limits'
import { addPlayTime, minutesRemaining, playedMs, playTime } from '@/device/protection/playTime'
import { startProtection } from '@/device/protection/protection'
import { giveClocks } from '../../../support/clocks'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const answer = { kind: 'answer', ms: 100, at: 0.5 } as const

describe('The time of play of an account', () => {
  it('is the time that was counted in the last 24 hours', () => {
    const { play } = giveClocks()
    play(answer)
    play({ kind: 'pass', ms: 10 * MINUTE })
    addPlayTime('a', 10 * MINUTE)
    expect([playedMs('a'), playedMs('b'), playTime.get().has('')]).toEqual([10 * MINUTE, 0, false])
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
    expect(playTime.get().get('a')?.items).toHaveLength(1)
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
    const rest = minutesRemaining('a')
    play({ kind: 'pass', ms: rest - 1 })
    expect(minutesRemaining('a')).toBe(1)
    play({ kind: 'pass', ms: 1 })
    expect(minutesRemaining('a')).toBe(0)
  })

  it('counts for everybody where a player without an id has set a limit', () => {
    const { play } = giveClocks()
    play(answer)
    setMinutes('', 10)
    for (const account of ['a', 'b']) {
      play({ kind: 'pass', ms: 5 * MINUTE })
      addPlayTime(account, 5 * MINUTE)
    }
    expect([playedMs('a'), playedMs('b'), playedMs('')]).toEqual([5, 5, 10].map((n) => n * MINUTE))
    expect(minutesRemaining('c')).toBeGreaterThan(0)
  })

  it('counts at once while the time is not known, and once with the next answer', () => {
    const { play } = giveClocks()
    onTestFinished(startProtection(() => undefined))
    play(answer)
    play({ kind: 'set', ms: 3 * HOUR })
    for (let tick = 0; tick < 3; tick++) {
      play({ kind: 'pass', ms: 5 * SECOND })
      addPlayTime('a', 5 * SECOND)
    }
    expect(playedMs('a')).toBe(15 * SECOND)
    expect(playTime.get().get('a')?.items).toHaveLength(1)
    play(answer)
    expect(playedMs('a')).toBe(15 * SECOND)
  })

  it('a clock that is behind erases nothing', () => {
    const { clocks, play } = giveClocks()
    onTestFinished(startProtection(() => undefined))
    play(answer)
    play({ kind: 'pass', ms: 10 * MINUTE })
    addPlayTime('a', 10 * MINUTE)
    recordAnswer({ date: new Date(clocks.real - HOUR).toUTCString() }, sending())
    expect(Math.round(playedMs('a') / MINUTE)).toBe(10)
    play({ kind: 'pass', ms: 90 * SECOND })
    play(answer)
    expect(Math.round(playedMs('a') / MINUTE)).toBe(10)
  })

  it('holds its limit where one clock says that the play was long ago', () => {
    const { play } = giveClocks()
    play(answer)
    setMinutes('a', 10)
    play({ kind: 'pass', ms: 10 * MINUTE })
    addPlayTime('a', 10 * MINUTE)
    play({ kind: 'set', ms: 25 * HOUR })
    play(answer)
    expect(Math.round(playedMs('a') / MINUTE)).toBe(10)
    expect(minutesRemaining('a')).toBeGreaterThan(0)
  })

  it('holds its limit where both clocks went back since', () => {
    const { clocks, play } = giveClocks()
    play(answer)
    setMinutes('a', 10)
    play({ kind: 'pass', ms: 10 * MINUTE })
    addPlayTime('a', 10 * MINUTE)
    play({ kind: 'set', ms: -2 * DAY })
    recordAnswer({ date: new Date(clocks.real - 3 * DAY).toUTCString() }, sending())
    expect(minutesRemaining('a')).toBeGreaterThan(0)
  })
})

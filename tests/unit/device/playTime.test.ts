import { describe, expect, it } from 'vitest'
import { addPlayTime } from '@/device/countPlayTime'
import { playedMs, playTime, playTimeRemaining } from '@/device/playTime'
import { giveClocks } from '../../support/clocks'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const answer = { kind: 'answer', ms: 100, at: 0.5 } as const

describe('Quality H12: the time of play on this device', () => {
  it('is the time that was counted in the last 24 hours', () => {
    const { play } = giveClocks()
    play(answer)
    play({ kind: 'pass', ms: 10 * MINUTE })
    addPlayTime(10 * MINUTE)
    expect(playedMs()).toBe(10 * MINUTE)
    play({ kind: 'pass', ms: DAY - 5 * MINUTE })
    expect(playedMs()).toBe(5 * MINUTE)
    play({ kind: 'pass', ms: 5 * MINUTE })
    expect(playedMs()).toBe(0)
  })

  it('two tabs that play at the same time count once', () => {
    const { play } = giveClocks()
    play(answer)
    for (let tick = 0; tick < 12; tick++) {
      play({ kind: 'pass', ms: 5 * SECOND })
      addPlayTime(5 * SECOND)
      addPlayTime(3 * SECOND)
    }
    expect(playedMs()).toBe(MINUTE)
    expect(playTime.get().value.stretches).toHaveLength(1)
  })

  it('counts while the server’s time is unknown, across reloads, and is placed later', () => {
    const { play } = giveClocks()
    play({ kind: 'pass', ms: MINUTE })
    addPlayTime(MINUTE)
    play({ kind: 'reload' })
    play({ kind: 'set', ms: -DAY })
    expect(playedMs()).toBe(MINUTE)
    play(answer)
    expect(playTime.get().value.unplaced).toBe(0)
    expect(playedMs()).toBe(MINUTE)
    play({ kind: 'pass', ms: DAY })
    expect(playedMs()).toBe(0)
  })

  it('tells how long it stays at or above a limit', () => {
    const { play } = giveClocks()
    play(answer)
    for (const gap of [0, 2 * HOUR]) {
      play({ kind: 'pass', ms: gap + 10 * MINUTE })
      addPlayTime(10 * MINUTE)
    }
    expect(playTimeRemaining(21 * MINUTE)).toBe(0)
    // The first stretch began 140 minutes ago.
    expect(playTimeRemaining(20 * MINUTE)).toBe(DAY - 140 * MINUTE + 1)
    expect(playTimeRemaining(15 * MINUTE)).toBe(DAY - 135 * MINUTE + 1)
    expect(playTimeRemaining(10 * MINUTE)).toBe(DAY - 10 * MINUTE + 1)
    play({ kind: 'pass', ms: DAY - 140 * MINUTE })
    expect(playTimeRemaining(20 * MINUTE)).toBe(1)
    play({ kind: 'pass', ms: 1 })
    expect(playTimeRemaining(20 * MINUTE)).toBe(0)
  })

  it('stores a limited number of stretches', () => {
    const { play } = giveClocks()
    play(answer)
    for (let i = 0; i < 520; i++) {
      play({ kind: 'pass', ms: 10 * SECOND })
      addPlayTime(SECOND)
    }
    expect(playTime.get().value.stretches).toHaveLength(500)
    expect(playedMs()).toBeGreaterThanOrEqual(520 * SECOND)
  })

  it('drops play in the future, which comes from a server clock that was ahead', () => {
    const { clocks, play } = giveClocks()
    const later = clocks.real + 40 * DAY
    localStorage.setItem(
      'playTime',
      JSON.stringify({ version: 1, data: { stretches: [[later, later + HOUR]], unplaced: 0 } }),
    )
    expect(playedMs()).toBe(HOUR)
    play(answer)
    expect(playedMs()).toBe(0)
  })

  it.each(['"x"', '{"stretches":1}', '{"stretches":[[2,1],["a",2],5],"unplaced":-4}'])(
    'treats %s as no play',
    (data) => {
      localStorage.setItem('playTime', `{"version":1,"data":${data}}`)
      expect(playedMs()).toBe(0)
    },
  )
})

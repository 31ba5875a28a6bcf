import { describe, expect, it } from 'vitest'
import { isPaused, pauseEnd, pauses, startPause } from '@/device/protection/pause'
import { addPlayTime, playedMs } from '@/device/protection/playTime'
import { serverNow } from '@/device/protection/clocks'
import { giveClocks } from '../../../support/clocks'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const answer = { kind: 'answer', ms: 100, at: 0.5 } as const

const put = (key: string, data: unknown) => {
  localStorage.setItem(key, JSON.stringify({ version: 2, data }))
}
/** What the release before reads of an account. */
const former = (key: string, account = 'a') =>
  (JSON.parse(localStorage.getItem(key) ?? '') as { data: Record<string, unknown> }).data[account]
const items = () => pauses.get().get('a')?.items ?? []

describe('A stored pause', () => {
  it('tells the release before its end, by the server where that is known', () => {
    const { clocks, play } = giveClocks()
    startPause('a', HOUR)
    expect(former('pause')).toEqual({ until: clocks.wall + HOUR, isServerTime: false })
    play(answer)
    startPause('a', 2 * HOUR)
    const until = Math.round(serverNow()) + 2 * HOUR
    expect(former('pause')).toEqual({ until, isServerTime: true })
  })

  it('tells it the last end of several', () => {
    const { play } = giveClocks()
    play(answer)
    startPause('a', 2 * HOUR)
    const until = Math.round(serverNow()) + 2 * HOUR
    play({ kind: 'pass', ms: MINUTE })
    startPause('a', HOUR)
    expect(items()).toHaveLength(2)
    expect(former('pause')).toEqual({ until, isServerTime: true })
  })

  it('gives way to a later one that is not shorter', () => {
    const { play } = giveClocks()
    play(answer)
    startPause('a', HOUR)
    play({ kind: 'pass', ms: MINUTE })
    startPause('a', HOUR)
    expect(items()).toHaveLength(1)
    startPause('a', HOUR)
    startPause('a', 2 * HOUR)
    expect(items()).toMatchObject([{ ms: 2 * HOUR }])
  })

  it('stands beside a later one that is shorter, or whose clocks are behind', () => {
    const { play } = giveClocks()
    play(answer)
    startPause('a', 2 * HOUR)
    startPause('a', 2 * HOUR - 1)
    expect(items()).toHaveLength(2)
    play({ kind: 'set', ms: -HOUR })
    play(answer)
    startPause('a', 3 * HOUR)
    expect(items()).toMatchObject([{ ms: 2 * HOUR }, { ms: 2 * HOUR - 1 }, { ms: 3 * HOUR }])
  })

  it('stands beside one that has no time yet', () => {
    const { play } = giveClocks()
    startPause('a', HOUR)
    startPause('a', HOUR)
    expect(items()).toHaveLength(2)
    play(answer)
    startPause('a', HOUR)
    expect(items()).toHaveLength(3)
  })

  it('of the release before may be in the device’s time, and ends then', () => {
    const { clocks, play } = giveClocks()
    play(answer)
    put('pause', { a: { until: clocks.wall + HOUR, isServerTime: false } })
    expect(items()).toEqual([{ ms: 0, device: clocks.wall + HOUR }])
    play({ kind: 'pass', ms: HOUR - 1000 })
    expect(isPaused('a')).toBe(true)
    play({ kind: 'pass', ms: 2000 })
    expect(isPaused('a')).toBe(false)
  })

  it('has an end of whole seconds', () => {
    const { clocks, play } = giveClocks()
    expect(pauseEnd('a')).toBeNull()
    play(answer)
    startPause('a', HOUR)
    const end = pauseEnd('a') ?? 0
    expect(end % 1000).toBe(0)
    expect(Math.abs(end - clocks.real - HOUR)).toBeLessThanOrEqual(1500)
  })
})

describe('Stored time of play', () => {
  it('tells the release before its intervals, in order and without overlaps', () => {
    const { clocks, play } = giveClocks()
    addPlayTime('a', MINUTE)
    const byDevice = [clocks.wall - MINUTE, clocks.wall]
    expect(former('playTime')).toEqual([byDevice])
    play(answer)
    const ends = [0, HOUR].map((ms) => {
      play({ kind: 'pass', ms })
      addPlayTime('b', 5 * MINUTE)
      return Math.round(serverNow())
    })
    expect(former('playTime', 'b')).toEqual(ends.map((to) => [to - 5 * MINUTE, to]))
  })

  it('of the release before counts, also where it has none', () => {
    const { clocks, play } = giveClocks()
    play(answer)
    const now = clocks.real - 5000
    put('playTime', {
      a: [
        [now - 30 * MINUTE, now - 20 * MINUTE],
        [now - 5 * MINUTE, now],
        [now, now],
      ],
      b: [],
    })
    expect([playedMs('a'), playedMs('b')]).toEqual([15 * MINUTE, 0])
  })
})

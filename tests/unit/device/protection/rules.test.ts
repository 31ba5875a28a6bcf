import { describe, expect, it } from 'vitest'
import { isOver, withStamp } from '@/device/protection/rules'
import { giveClocks } from '../../../support/clocks'

const answer = { kind: 'answer', ms: 100, at: 0.5 } as const
const MINUTE = 60_000

describe('A wait that was written while the time was not known', () => {
  it('gets the moment at which this page wrote it', () => {
    const { clocks, play } = giveClocks()
    play({ kind: 'pass', ms: MINUTE })
    const item = { ms: 5 * MINUTE, origin: performance.timeOrigin, at: performance.now() }
    expect(withStamp(item)).toBe(item)
    play({ kind: 'pass', ms: MINUTE })
    play(answer)
    const stamped = withStamp(item)
    expect(stamped).toMatchObject({
      ms: 5 * MINUTE,
      device: Math.round(clocks.wall) - MINUTE - 100,
    })
    expect(stamped).not.toHaveProperty('origin')
    expect(withStamp(stamped)).toBe(stamped)
  })

  it('begins now where another page wrote it, whose clock this one does not know', () => {
    const { clocks, play } = giveClocks()
    play({ kind: 'pass', ms: 2 * MINUTE })
    play(answer)
    const item = { ms: 5 * MINUTE, origin: performance.timeOrigin - 1, at: MINUTE }
    expect(withStamp(item)).toMatchObject({ device: Math.round(clocks.wall) })
  })

  it('is never over', () => {
    const { play } = giveClocks()
    play(answer)
    expect(isOver({ ms: 0 })).toBe(false)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinStretches, unionOf } from '@/device/protection/stamps'

describe('The union of stretches of play', () => {
  const stretches = fc.array(fc.tuple(fc.nat(30), fc.nat(8)), { maxLength: 8 })

  it('counts each moment once, in order and without gaps between what touches', () => {
    fc.assert(
      fc.property(stretches, (drawn) => {
        const all = drawn.map(([from, ms]) => [from, from + ms] as const)
        const union = unionOf(all)
        for (let at = 0.5; at < 40; at++) {
          const isIn = (list: typeof all) => list.some(([from, to]) => from < at && at < to)
          expect(isIn(union)).toBe(isIn(all))
        }
        for (const [index, [from]] of union.slice(1).entries()) {
          expect(from).toBeGreaterThan(union[index]?.[1] ?? Infinity)
        }
      }),
    )
  })
})

describe('Two stretches of play', () => {
  const server = 1_800_000_000_000
  const device = server + 7000
  const before = { ms: 5000, server, device }

  it('are one where the second begins as the first ends, by both clocks', () => {
    const next = { ms: 3000, server: server + 3000, device: device + 3000 }
    expect(joinStretches(before, next)).toEqual({ ...next, ms: 8000 })
  })

  it('are one where another tab has counted a part of the first, and each clock has its own length', () => {
    const early = { ms: 3000, server: server - 4500, device: device - 4500 }
    expect(joinStretches(before, early)).toEqual({ ...before, ms: 7500 })
    const uneven = { ms: 3000, server: server + 3000, device: device + 3800 }
    expect(joinStretches(before, uneven)).toEqual({ ...uneven, ms: 8000, deviceMs: 8800 })
  })

  it('are one up to a second apart, in either order', () => {
    for (const [gap, isOne] of [
      [1000, true],
      [1001, false],
    ] as const) {
      const ms = 3000
      const next = { ms, server: server + ms + gap, device: device + ms + gap }
      expect(joinStretches(before, next) !== null).toBe(isOne)
      expect(joinStretches(next, before) !== null).toBe(isOne)
    }
  })

  it('are one where one clock went a second further, or where only one clock is known', () => {
    const uneven = { ms: 3000, server: server + 3000, device: device + 4000 }
    expect(joinStretches(before, uneven)).not.toBeNull()
    const [known, later] = [
      { ms: 5000, device },
      { ms: 3000, device: device + 3000 },
    ]
    expect(joinStretches(known, later)).toEqual({ ...later, ms: 8000 })
  })

  it('are one sum where neither has a stamp, and two where one has', () => {
    const open = { ms: 4000, origin: 1, at: 2 }
    expect(joinStretches({ ...open, at: 1 }, open)).toEqual({ ...open, ms: 8000 })
    expect(joinStretches(before, open)).toBeNull()
    expect(joinStretches(open, before)).toBeNull()
  })

  it('stay two where one has no stamp of a clock, however near to 1970 that reads', () => {
    expect(
      joinStretches({ ms: 5000, server: 500, device: 500 }, { ms: 400, device: 900 }),
    ).toBeNull()
    expect(
      joinStretches({ ms: 5000, device: 500 }, { ms: 400, server: 900, device: 900 }),
    ).toBeNull()
  })

  it.each([
    ['one has no stamp of the server’s clock', { device: device + 3000 }],
    ['one clock went further than the other', { server: server + 3000, device: device + 5000 }],
    ['both follow, and one clock went further', { server: server + 2900, device: device + 4000 }],
    ['only one clock saw them touch', { server: server + 3900, device: device + 4500 }],
    ['there is a gap between them', { server: server + 6000, device: device + 6000 }],
  ])('stay two where %s', (_, stamp) => {
    const next = { ms: 3000, ...stamp }
    expect(joinStretches(before, next)).toBeNull()
    expect(joinStretches(next, before)).toBeNull()
  })
})

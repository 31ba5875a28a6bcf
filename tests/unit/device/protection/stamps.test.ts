import { describe, expect, it } from 'vitest'
import { lookAt, playedBy, readStampedList, restOf, type Stamped } from '@/device/protection/stamps'

const MINUTE = 60_000

describe('The clocks that decide', () => {
  const now = { server: 1_800_000_000_000, device: 1_800_000_007_000 }
  const decide = (items: readonly Stamped[], reading: typeof now | { device: number } = now) =>
    lookAt(reading, items).deciding

  it('are both where nothing is stored, and those that are known', () => {
    expect(decide([])).toEqual(['server', 'device'])
    expect(decide([], { device: now.device })).toEqual(['device'])
  })

  it('are without one that reads more than a minute less than a stamp of its own', () => {
    const ahead = (ms: number): Stamped => ({ ms: 1, server: now.server + ms })
    expect(decide([ahead(MINUTE)])).toEqual(['server', 'device'])
    expect(decide([ahead(MINUTE + 1)])).toEqual(['device'])
    expect(decide([ahead(-MINUTE), ahead(MINUTE + 1)])).toEqual(['device'])
    expect(decide([{ ms: 1, device: now.device + MINUTE + 1 }])).toEqual(['server'])
  })

  it('are as they were where only an end lies ahead', () => {
    expect(decide([{ ms: 0, server: now.server + 60 * MINUTE }])).toEqual(['server', 'device'])
  })

  it('are the one that went back less where both did', () => {
    const item = (server: number, device: number): Stamped => ({
      ms: 1,
      server: now.server + server * MINUTE,
      device: now.device + device * MINUTE,
    })
    expect(decide([item(5, 9)])).toEqual(['server'])
    expect(decide([item(9, 5)])).toEqual(['device'])
  })
})

describe('What is left of a wait', () => {
  const now = { server: 1_800_000_000_000, device: 1_800_000_007_000 }
  const look = lookAt(now, [])

  it('is what is left by the clock that has gone less far', () => {
    const item = { ms: 10 * MINUTE, server: now.server - 4 * MINUTE, device: now.device - MINUTE }
    expect(restOf(item, look)).toBe(9 * MINUTE)
    expect(restOf({ ...item, device: now.device - 7 * MINUTE }, look)).toBe(6 * MINUTE)
    expect(restOf(item, look, MINUTE)).toBe(0)
  })

  it('is by one clock where only one has stamped it, and all of it without a stamp', () => {
    expect(restOf({ ms: 5 * MINUTE, server: now.server - MINUTE }, look)).toBe(4 * MINUTE)
    expect(restOf({ ms: 5 * MINUTE, device: now.device - MINUTE }, look)).toBe(4 * MINUTE)
    expect(restOf({ ms: 5 * MINUTE }, look)).toBe(5 * MINUTE)
  })

  it('is by the other clock’s stamp where none that decides has stamped it', () => {
    const { device } = now
    const byDevice = { now: { device }, deciding: ['device'] as const }
    expect(restOf({ ms: 5 * MINUTE, server: device - MINUTE }, byDevice)).toBe(4 * MINUTE)
  })
})

describe('What was played', () => {
  const now = { server: 1_800_000_000_000, device: 1_800_000_007_000 }
  const look = lookAt(now, [])
  const window = 60 * MINUTE
  const ago = (to: number, ms: number, more: Partial<Stamped> = {}): Stamped => ({
    ms: ms * MINUTE,
    server: now.server - to * MINUTE,
    device: now.device - to * MINUTE,
    ...more,
  })
  const played = (items: readonly Stamped[], clock: 'server' | 'device' = 'server') =>
    playedBy(items, clock, look, window).map(([from, to]) => [
      (from - now[clock]) / MINUTE,
      (to - now[clock]) / MINUTE,
    ])

  it('is what lies in the window, cut where it begins', () => {
    expect(played([ago(90, 5), ago(58, 5), ago(10, 5)])).toEqual([
      [-60, -58],
      [-15, -10],
    ])
    expect(played([ago(60, 5)])).toEqual([])
  })

  it('has by the device’s clock the length that this clock has measured', () => {
    const stretch = ago(10, 5, { deviceMs: 8 * MINUTE })
    expect(played([stretch])).toEqual([[-15, -10]])
    expect(played([stretch], 'device')).toEqual([[-18, -10]])
  })

  it('counts what lies ahead, and what only the other clock has stamped', () => {
    expect(played([ago(-20, 5)])).toEqual([[15, 20]])
    const byDevice: Stamped = { ms: 5 * MINUTE, device: now.device - 10 * MINUTE }
    const alone = { now: { server: now.server }, deciding: ['server'] as const }
    expect(playedBy([byDevice], 'server', alone, window)).toEqual([
      [now.device - 15 * MINUTE, now.device - 10 * MINUTE],
    ])
  })

  it('is nothing without a stamp', () => {
    expect(played([{ ms: 5 * MINUTE }])).toEqual([])
  })
})

describe('A list of stored moments', () => {
  it('is read with the fields of later releases', () => {
    const items = [
      { ms: 0, server: 5, later: 'x' },
      { ms: 5, device: -5, origin: 1, at: 2 },
    ]
    expect(readStampedList(items)).toEqual(items)
    expect(readStampedList([])).toEqual([])
  })

  const moments = ['server', 'device', 'deviceMs', 'origin', 'at']
  it.each<[string, unknown]>([
    ['no list', { ms: 5 }],
    ['no length', [{ server: 5 }]],
    ['a length below zero', [{ ms: -1 }]],
    ['an endless length', [{ ms: Infinity }]],
    ...moments.map((name): [string, unknown] => [name, [{ ms: 1 }, { ms: 5, [name]: 'noon' }]]),
  ])('cannot be read with a wrong moment or length: %s', (_, data) => {
    expect(readStampedList(data)).toBeNull()
  })
})

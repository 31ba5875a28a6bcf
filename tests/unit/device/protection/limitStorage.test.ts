import { describe, expect, it, onTestFinished } from 'vitest'
import { isProtected, startProtection } from '@/device/protection/protection'
import { limitOf, limits, raiseAt, setMinutes } from '@/device/protection/limits'
import { serverNow } from '@/device/protection/clocks'
import { giveClocks } from '../../../support/clocks'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const answer = { kind: 'answer', ms: 100, at: 0.5 } as const

const put = (stored: unknown, own?: unknown) => {
  const data = { a: stored, ...(own !== undefined && { '@stamps': { a: own } }) }
  localStorage.setItem('limits', JSON.stringify({ version: 2, data }))
}
const stored = () =>
  (JSON.parse(localStorage.getItem('limits') ?? '{}') as { data?: Record<string, unknown> }).data

function startPage() {
  const { clocks, play } = giveClocks()
  onTestFinished(startProtection(() => undefined))
  play(answer)
  return { clocks, play }
}

describe('A stored limit', () => {
  it.each([
    [1, true],
    [1440, true],
    [null, true],
    [0, false],
    [-5, false],
    [1441, false],
    [7.5, false],
    ['30', false],
  ])('of %j minutes can be read: %s', (minutes, isReadable) => {
    put({ minutes, next: null })
    expect(limits.hasUnreadable()).toBe(!isReadable)
    expect(limitOf('a').minutes).toBe(isReadable ? minutes : null)
  })

  it('raises at the end that the release before has stored', () => {
    const { clocks, play } = giveClocks()
    play(answer)
    put({ minutes: 30, next: { minutes: 60, from: clocks.real + HOUR } })
    expect(limitOf('a')).toMatchObject({ minutes: 30, next: { minutes: 60 } })
    play({ kind: 'pass', ms: HOUR - 5000 })
    expect(limitOf('a').minutes).toBe(30)
    play({ kind: 'pass', ms: 10_000 })
    expect(limitOf('a')).toEqual({ minutes: 60, next: null, items: [] })
  })

  it.each([{ minutes: 60 }, { minutes: 60, from: null }, { minutes: 60, from: 'noon' }])(
    'whose raise has no end (%o) waits a day from the first answer',
    (next) => {
      put({ minutes: 30, next })
      const { play } = startPage()
      play({ kind: 'pass', ms: DAY - 5000 })
      expect(limitOf('a').minutes).toBe(30)
      play({ kind: 'pass', ms: 10_000 })
      expect(limitOf('a').minutes).toBe(60)
    },
  )

  it('waits by its own moments, not by that end', () => {
    const { clocks, play } = giveClocks()
    play(answer)
    const item = { ms: DAY, server: clocks.real, device: clocks.wall }
    const former = { minutes: 30, next: { minutes: 60, from: clocks.real } }
    put(former, [item])
    play({ kind: 'pass', ms: HOUR })
    expect(limitOf('a').minutes).toBe(30)
    put(former, [])
    expect(limitOf('a').minutes).toBe(60)
  })

  it('tells the release before when its raise holds, as far as that is known', () => {
    const { play } = giveClocks()
    setMinutes('a', 30)
    setMinutes('a', 60)
    expect(stored()).toMatchObject({ a: { minutes: 30, next: { minutes: 60, from: null } } })
    play(answer)
    setMinutes('a', 90)
    const at = Math.round(serverNow()) + DAY
    expect(stored()).toMatchObject({ a: { minutes: 30, next: { minutes: 90, from: at } } })
    setMinutes('a', 20)
    expect(stored()).toMatchObject({ a: { minutes: 20, next: null } })
  })

  it.each([
    [60, { minutes: 60, next: null }],
    [null, undefined],
  ])('becomes its raise to %j minutes for good once that is over', (wanted, left) => {
    const { play } = startPage()
    setMinutes('a', 30)
    setMinutes('a', wanted)
    play({ kind: 'pass', ms: DAY })
    play(answer)
    play({ kind: 'pass', ms: 61_000 })
    play(answer)
    expect(stored()?.a).toEqual(left)
    expect(isProtected()).toBe(left !== undefined)
  })
})

describe('No limit', () => {
  it('stores nothing, and protects nobody', () => {
    setMinutes('a', null)
    expect([stored(), isProtected()]).toEqual([undefined, false])
  })
})

describe('When a higher limit holds', () => {
  it('is known with the time, and is not shown before', () => {
    const { play } = giveClocks()
    onTestFinished(startProtection(() => undefined))
    setMinutes('a', 30)
    expect(raiseAt(limitOf('a'))).toBeNull()
    setMinutes('a', 60)
    expect(raiseAt(limitOf('a'))).toBeNull()
    play({ kind: 'pass', ms: HOUR })
    play(answer)
    const at = serverNow() + DAY - HOUR - 100
    expect(Math.abs((raiseAt(limitOf('a')) ?? 0) - at)).toBeLessThan(3)
    play({ kind: 'pass', ms: HOUR })
    expect(Math.abs((raiseAt(limitOf('a')) ?? 0) - at)).toBeLessThan(3)
  })
})

describe('A limit that another page of the release before has changed', () => {
  /** What such a page has stored for `a`: it drops the moments. */
  const changeElsewhere = (limit: unknown) => {
    put(limit)
    return limitOf('a')
  }

  it('holds where it is lower, and where it was raised too early the limit of before holds', () => {
    startPage()
    setMinutes('a', 60)
    expect(changeElsewhere({ minutes: 30, next: null }).minutes).toBe(30)
    setMinutes('a', 90)
    expect(changeElsewhere({ minutes: 90, next: null })).toMatchObject({
      minutes: 30,
      next: { minutes: 90 },
    })
    expect(changeElsewhere({ minutes: null, next: null })).toMatchObject({
      minutes: 30,
      next: { minutes: 90 },
    })
  })

  it('allows no more than that page has last been told, once the raise holds', () => {
    const { play } = startPage()
    setMinutes('a', 60)
    setMinutes('a', 90)
    expect(changeElsewhere({ minutes: 70, next: null })).toMatchObject({
      minutes: 60,
      next: { minutes: 70 },
    })
    play({ kind: 'pass', ms: DAY + 5000 })
    expect(limitOf('a').minutes).toBe(70)
  })

  it('has the raise of that page where the limit is the same', () => {
    const { clocks } = startPage()
    setMinutes('a', 60)
    const from = clocks.real + HOUR
    expect(changeElsewhere({ minutes: 60, next: { minutes: 70, from } })).toMatchObject({
      minutes: 60,
      next: { minutes: 70 },
      items: [{ ms: 0, server: from }],
    })
  })

  it('waits by the moments that this page knows where nothing has changed', () => {
    const { clocks } = startPage()
    setMinutes('a', 60)
    setMinutes('a', 90)
    const { items } = limitOf('a')
    expect(items).toMatchObject([{ ms: DAY }])
    expect(
      changeElsewhere({ minutes: 60, next: { minutes: 90, from: clocks.real } }).items,
    ).toEqual(items)
  })
})

import { describe, expect, it, onTestFinished } from 'vitest'
import { isPaused, startPause } from '@/device/protection/pause'
import { isClosed, isProtected, startProtection } from '@/device/protection/protection'
import { giveClocks, type ClockEvent } from '../../../support/clocks'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const answer = { kind: 'answer', ms: 100, at: 0.5 } as const

const put = (key: string, data: unknown) => {
  localStorage.setItem(key, JSON.stringify({ version: 2, data }))
}

/** A page that is not open yet; `open` returns how often it found something that it cannot read. */
function preparePage() {
  const { clocks, play } = giveClocks()
  let unreadable = 0
  const open = () => {
    onTestFinished(
      startProtection(() => {
        unreadable++
      }),
    )
    play(answer)
    return unreadable
  }
  return { clocks, play, open }
}

function expectPauseOfADay(account: string, play: (event: ClockEvent) => void) {
  play({ kind: 'pass', ms: DAY - 5000 })
  expect(isPaused(account)).toBe(true)
  play({ kind: 'pass', ms: 10_000 })
  expect(isPaused(account)).toBe(false)
}

describe('What is stored to protect a player', () => {
  it.each([
    ['pause', { until: 1_800_000_000_000 }],
    ['pause', { until: null, isServerTime: false }],
    ['pause', { until: -1, isServerTime: true }],
    ['limits', { minutes: 'thirty', next: null }],
    ['limits', { minutes: 30, next: { minutes: 'sixty' } }],
    ['limits', { minutes: 30, next: 60 }],
    ['playTime', [[5, 1]]],
    ['playTime', [[1, 5, 9]]],
    ['playTime', [[1]]],
    ['playTime', [['1', 5]]],
    ['playTime', [[1, '5']]],
    ['playTime', { from: 1, to: 5 }],
  ])('pauses everybody for a day where its %s reads %j', (key, stored) => {
    put(key, { a: stored })
    const { play, open } = preparePage()
    expect(open()).toBe(1)
    expectPauseOfADay('b', play)
  })

  it('closes for everybody before that, and counts as stored', () => {
    expect([isProtected(), isClosed('b'), isClosed(null)]).toEqual([false, false, false])
    put('limits', { a: { minutes: 'thirty' } })
    expect([isProtected(), isClosed('b'), isClosed(null)]).toEqual([true, true, true])
  })

  it('may have a limit without a raise', () => {
    put('limits', { a: { minutes: 30 } })
    expect(preparePage().open()).toBe(0)
  })

  it.each([{ ms: -5 }, { ms: 'all day' }, { ms: 5, server: 'noon' }, 'all day'])(
    'holds until the end that the release before reads where its own moments read %j',
    (item) => {
      const { clocks, play, open } = preparePage()
      const end = { until: clocks.real + DAY, isServerTime: true }
      put('pause', { a: end, '@stamps': { a: [item] } })
      expect(open()).toBe(0)
      expectPauseOfADay('a', play)
    },
  )

  it('keeps what a later release has stored beside it', () => {
    put('pause', { '@later': { kind: 'break' } })
    preparePage().open()
    startPause('a', DAY)
    const { data } = JSON.parse(localStorage.getItem('pause') ?? '') as { data: object }
    expect(data).toMatchObject({ '@later': { kind: 'break' }, a: {} })
  })

  it('is nothing for a player who has no pause, limit or play', () => {
    preparePage().open()
    expect(localStorage).toHaveLength(0)
  })
})

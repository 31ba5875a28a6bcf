import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { recordAnswer, sending } from '@/device/protection/clocks'
import {
  isCheckDue,
  recordBalance,
  sessionTime,
  startSession,
} from '@/device/protection/sessionTime'
import type { SessionRecord } from '@/device/protection/sessionRecord'
import { tokenStorage } from '@/device/tokenStorage'

const NOON = Date.parse('2026-03-15T12:00:00Z')
const HOUR = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOON })
})

const record = () =>
  (JSON.parse(localStorage.getItem('session') ?? '') as { data: SessionRecord }).data

const answer = (wrong = 0) => {
  recordAnswer({ date: new Date(Date.now() + wrong).toUTCString() }, sending())
}

/** A login whose first answer has this error. */
function begin(wrong = 0): SessionRecord {
  tokenStorage.set('a')
  onTestFinished(startSession('a', performance.now()))
  answer(wrong)
  return record()
}

describe('A session', () => {
  it('begins its balance anew, marked, in another currency', () => {
    begin()
    recordBalance('a', performance.now(), '100.000', 'TND')
    recordBalance('a', performance.now(), '90.000', 'TND')
    expect(record()).toMatchObject({ first: { balance: '100.000' }, isTimed: true })
    recordBalance('a', performance.now(), '30.00', 'EUR')
    const first = { balance: '30.00', currency: 'EUR' }
    expect(record()).toMatchObject({ first, isTimed: false })
  })

  it('lasts by the device, not surely, while its two clocks disagree', () => {
    const session = begin(HOUR)
    vi.advanceTimersByTime(HOUR / 2)
    answer()
    expect(sessionTime(session)).toEqual({ ms: HOUR / 2, isSure: false })
    expect(isCheckDue(session, HOUR / 2)).toBe(true)
  })

  it.each([-2e12, 5e12])('can be read on a device whose clock is %i ms off', (error) => {
    vi.setSystemTime(NOON + error)
    tokenStorage.set('a')
    onTestFinished(startSession('a', performance.now()))
    recordAnswer({ date: new Date(NOON).toUTCString() }, sending())
    recordBalance('a', performance.now(), '100.000', 'TND')
    vi.advanceTimersByTime(HOUR)
    recordAnswer({ date: new Date(NOON + HOUR).toUTCString() }, sending())
    expect(sessionTime(record())).toEqual({ ms: HOUR, isSure: true })
  })
})

import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { recordAnswer, sending } from '@/device/protection/clocks'
import {
  answerCheck,
  firstRowsOf,
  isCheckDue,
  keepFirstRows,
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

describe('The length of a session', () => {
  /** What a session that the server has never dated knows of its start. */
  const undated = (session: SessionRecord, change: Partial<SessionRecord> = {}) => ({
    ...session,
    started: {},
    ...change,
  })

  it('is by the server where the device’s clock agrees to five seconds', () => {
    const session = begin()
    vi.advanceTimersByTime(HOUR)
    answer(4000)
    expect(sessionTime(session)).toEqual({ ms: HOUR + 4000, isSure: true })
    answer(7000)
    expect(sessionTime(session)).toEqual({ ms: HOUR, isSure: false })
  })

  it('is by the device where no server tells the time, and is not sure', () => {
    const session = begin()
    vi.advanceTimersByTime(HOUR)
    const { device = 0 } = session.started
    expect(sessionTime({ ...session, started: { device } })).toEqual({ ms: HOUR, isSure: false })
    const ahead = { ...session, started: { device: device + 2 * HOUR } }
    expect(sessionTime(ahead)).toEqual({ ms: 0, isSure: false })
  })

  it('is what its page has measured where no clock is known', () => {
    vi.advanceTimersByTime(5000)
    const session = begin()
    vi.advanceTimersByTime(HOUR)
    expect(sessionTime(undated(session))).toEqual({ ms: HOUR, isSure: false })
    // Another page has begun it: at least as long as this one is open.
    const other = undated(session, { origin: session.origin - 1 })
    expect(sessionTime(other)).toEqual({ ms: performance.now(), isSure: false })
  })

  it('is at least what its page has measured where the device’s clock went back', () => {
    const session = begin(HOUR)
    vi.advanceTimersByTime(HOUR)
    answer(3 * HOUR)
    const { server = 0, device = 0 } = session.started
    const later = { ...session, started: { server, device: device + 2 * HOUR } }
    expect(sessionTime(later)).toEqual({ ms: HOUR, isSure: false })
  })
})

describe('The time check', () => {
  it('is due when its time has passed since the last answer, and not before', () => {
    begin()
    vi.advanceTimersByTime(HOUR)
    answer()
    expect(isCheckDue(record(), HOUR)).toBe(true)
    expect(isCheckDue(record(), HOUR + 1)).toBe(false)
    answerCheck('a')
    expect(record()).toMatchObject({ checks: 1, answeredAt: NOON + HOUR })
    expect(isCheckDue(record(), HOUR)).toBe(false)
    expect(isCheckDue({ ...record(), answered: {} }, 0)).toBe(false)
  })
})

describe('What a session keeps', () => {
  const row = {
    transaction_date: '2026-03-14',
    num_id: '7',
    status: 'pending',
    amount: null,
    balance_before: null,
  }
  const other = { ...row, num_id: '8' }

  it('are the first rows of each side, which no later page replaces', () => {
    begin()
    expect(firstRowsOf('a')).toEqual({})
    keepFirstRows('a', { in: [row] })
    keepFirstRows('a', { in: [other], out: [other] })
    expect(firstRowsOf('a')).toEqual({ in: [row], out: [other] })
    expect(firstRowsOf('b')).toEqual({})
  })

  it('is its first balance once the time is known', () => {
    tokenStorage.set('a')
    onTestFinished(startSession('a', performance.now()))
    recordBalance('a', performance.now(), '100.000', 'TND')
    expect(localStorage.getItem('session')).toBeNull()
    vi.advanceTimersByTime(3000)
    answer()
    expect(record().first).toEqual({ balance: '100.000', currency: 'TND', at: NOON })
    recordBalance('a', performance.now(), '90.000', 'TND')
    answer()
    expect(record().first).toEqual({ balance: '100.000', currency: 'TND', at: NOON })
  })

  it('is its first balance where the release before stored it without a currency', () => {
    const session = begin()
    const first = { balance: '100.000', at: NOON }
    localStorage.setItem('session', JSON.stringify({ version: 2, data: { ...session, first } }))
    recordBalance('a', performance.now(), '90.000', 'EUR')
    expect(record()).toMatchObject({ first, isTimed: true })
  })
})

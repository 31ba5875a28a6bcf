import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  forgetOtherSessions,
  useSessionRecord,
  type SessionRecord,
} from '@/device/protection/sessionRecord'
import { answerCheck, recordBalance, startSession } from '@/device/protection/sessionTime'
import { tokenStorage } from '@/device/tokenStorage'
import { recordAnswer, sending } from '@/device/protection/clocks'
import { server } from '../../../support/server'

const NOON = Date.parse('2026-03-15T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOON })
})

/** A page of this login, first opened some time after the start of the test; the server tells the time. */
function open(
  token: string,
  since = performance.now(),
  date: string | null = new Date().toUTCString(),
) {
  tokenStorage.set(token)
  onTestFinished(startSession(token, since))
  recordAnswer({ date }, sending())
  return renderHook((props) => useSessionRecord(props.token), { initialProps: { token } })
}

/** The record of a login once it is written; then the page is closed. */
async function recordOf(token: string, since?: number, date?: null): Promise<SessionRecord> {
  const { result, unmount } = open(token, since, date)
  await waitFor(() => {
    expect(result.current).not.toBeNull()
  })
  unmount()
  return result.current!
}

const stored = () => localStorage.getItem('session') ?? ''
const keep = (data: unknown, version = 2) => {
  localStorage.setItem('session', JSON.stringify({ version, data }))
}

describe('the session record of a login', () => {
  it('starts when the login is first seen, without any response, check or balance', async () => {
    vi.advanceTimersByTime(5000)
    const { session, ...rest } = await recordOf('a', 0)
    expect(rest).toMatchObject({
      startedAt: NOON,
      started: { server: NOON, device: NOON },
      isTimed: true,
      answeredAt: NOON,
      checks: 0,
      first: null,
    })
    expect(session).toMatch(/^[a-z\d]{6,7}$/)
  })

  it('starts now when the start is unknown', async () => {
    vi.advanceTimersByTime(5000)
    expect((await recordOf('b')).startedAt).toBe(NOON + 5000)
  })

  it('starts at the server’s time on a device whose clock is wrong', async () => {
    const right = new Date().toUTCString()
    server.use(http.head('*', () => HttpResponse.text('', { headers: { Date: right } })))
    vi.setSystemTime(NOON + 10 * 60_000)
    const { startedAt, isTimed } = await recordOf('a', 0, null)
    expect(Math.abs(startedAt - NOON)).toBeLessThanOrEqual(1000)
    expect(isTimed).toBe(true)
  })

  it('is marked when only the device’s time is known', async () => {
    server.use(http.head('*', () => HttpResponse.error()))
    expect(await recordOf('a', 0, null)).toMatchObject({ startedAt: NOON, isTimed: false })
  })

  it('survives a reload and is shared by all tabs', async () => {
    const first = await recordOf('a', 0)
    vi.advanceTimersByTime(60_000)
    expect(await recordOf('a', 60_000)).toEqual(first)
  })

  it('restarts with another login, also in the same tab', async () => {
    const before = await recordOf('a', 0)
    vi.advanceTimersByTime(1000)
    const after = await recordOf('b', 1000)
    expect([before.startedAt, after.startedAt]).toEqual([NOON, NOON + 1000])
    expect(after.session).not.toBe(before.session)
  })

  it('does not start in a tab that has not noticed the logout', async () => {
    tokenStorage.set('b')
    onTestFinished(startSession('a', 0))
    const { result } = renderHook(() => useSessionRecord('a'))
    recordAnswer({ date: new Date().toUTCString() }, sending())
    await act(() => Promise.resolve())
    expect([result.current, stored()]).toEqual([null, ''])
  })

  it('is deleted when that login ends', async () => {
    await recordOf('a', 0)
    forgetOtherSessions()
    expect(stored()).not.toBe('')
    tokenStorage.set('b')
    forgetOtherSessions()
    expect(localStorage.getItem('session')).toBeNull()
    await recordOf('b', 0)
    tokenStorage.remove()
    forgetOtherSessions()
    expect(localStorage.getItem('session')).toBeNull()
  })

  it('of the previous version continues, with an uncertain start time', async () => {
    const known = await recordOf('a', 0)
    keep({ ...known, isTimed: undefined, startedAt: NOON - 5000 }, 1)
    expect(await recordOf('a', 0)).toEqual({ ...known, startedAt: NOON - 5000, isTimed: false })
  })

  it('does not exist without a token, and stores none', async () => {
    const { result } = open('')
    await act(() => Promise.resolve())
    expect([result.current, stored()]).toEqual([null, ''])
  })

  it.each(['secret-token', '~!.'])(
    'distinguishes tokens without storing one (%s)',
    async (token) => {
      const { session } = await recordOf(token)
      expect(stored()).not.toContain(token)
      expect((await recordOf(`${token}!`)).session).not.toBe(session)
      expect((await recordOf(token)).session).toBe(session)
    },
  )

  it('can be changed by its own login only', async () => {
    const { result } = open('a', 0)
    await waitFor(() => {
      expect(result.current).not.toBeNull()
    })
    await act(async () => {
      answerCheck('a')
      recordBalance('a', performance.now(), '7.500', 'TND')
      answerCheck('b')
      recordBalance('b', performance.now(), '1.000', 'TND')
      await Promise.resolve()
    })
    expect(result.current).toMatchObject({ startedAt: NOON, checks: 1 })
    expect(result.current?.first).toEqual({ at: NOON, balance: '7.500', currency: 'TND' })
  })

  it.each([
    ['null', null],
    ['a text', 'x'],
    ['no session', { session: 1 }],
    ['no start', { startedAt: null }],
    ['no answer', { answeredAt: 'x' }],
    ['no checks', { checks: undefined }],
    ['a start that no date can show', { startedAt: 1e300 }],
    ['an answer before all time', { answeredAt: -1e300 }],
    ['half a check', { checks: 0.5 }],
  ])('that can not be read (%s) begins anew', async (_, broken) => {
    const good = await recordOf('a', 0)
    const isWhole = typeof broken !== 'object' || broken === null
    keep(isWhole ? broken : { ...good, ...broken })
    vi.advanceTimersByTime(9000)
    expect(await recordOf('a', 9000)).toMatchObject({ startedAt: NOON + 9000, isTimed: false })
  })

  it.each([{ server: 'noon' }, { device: null }, 'noon', null])(
    'whose moments cannot be read (%o) has those that the release before reads',
    async (moments) => {
      const good = await recordOf('a', 0)
      keep({ ...good, started: moments, answered: moments })
      const times = { started: { server: NOON }, answered: { server: NOON } }
      expect(await recordOf('a', 9000)).toEqual({ ...good, ...times })
    },
  )

  it.each([{ at: 1e300 }, { balance: 3 }])('has no first balance of %o', async (odd) => {
    keep({ ...(await recordOf('a', 0)), first: { at: NOON, balance: '3.000', ...odd } })
    expect((await recordOf('a', 9000)).first).toBeNull()
  })

  it('has no first rows of a side that cannot be read', async () => {
    const row = { transaction_date: '2026-03-14', num_id: '7', status: 'pending', amount: null }
    const firstRows = { in: [row], out: [row, { ...row, num_id: 7 }] }
    keep({ ...(await recordOf('a', 0)), firstRows })
    expect((await recordOf('a', 9000)).firstRows).toEqual({ in: [row] })
  })

  it.each([null, { at: NOON, balance: '3.000' }])('is read unchanged with %o', async (first) => {
    const good = { ...(await recordOf('a', 0)), first, checks: 3 }
    keep(good)
    expect(await recordOf('a', 9000)).toEqual(good)
  })
})

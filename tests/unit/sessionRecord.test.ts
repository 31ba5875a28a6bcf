import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { updateSession, useSessionRecord, type SessionRecord } from '@/lib/sessionRecord'

const NOON = Date.parse('2026-03-15T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
})

const open = (token: string, since?: number) =>
  renderHook((props) => useSessionRecord(props.token, props.since), {
    initialProps: { token, since },
  })

/** The record of a login once it is there. */
async function recordOf(token: string, since?: number): Promise<SessionRecord> {
  const { result } = open(token, since)
  await waitFor(() => {
    expect(result.current).not.toBeNull()
  })
  return result.current!
}

const stored = () => localStorage.getItem('session') ?? ''
const keep = (data: unknown) => {
  localStorage.setItem('session', JSON.stringify({ version: 1, data }))
}

describe('Quality H2: the record of a login', () => {
  it('begins when the login is first seen, without any answer, check or balance', async () => {
    const { session, ...rest } = await recordOf('a', NOON - 5000)
    const begun = { startedAt: NOON - 5000, answeredAt: NOON - 5000, checks: 0, balance: null }
    expect(rest).toEqual(begun)
    expect(session).toMatch(/^[a-z\d]{6,7}$/)
  })

  it('begins now where nobody knows since when', async () => {
    expect((await recordOf('b')).startedAt).toBeGreaterThanOrEqual(NOON)
  })

  it('survives a reload and is that of every tab', async () => {
    const first = await recordOf('a', NOON)
    vi.setSystemTime(NOON + 60_000)
    expect(await recordOf('a', NOON + 60_000)).toEqual(first)
  })

  it('of another login begins anew, also in the same tab', async () => {
    const { result, rerender } = open('a', NOON)
    await waitFor(() => {
      expect(result.current?.startedAt).toBe(NOON)
    })
    const before = result.current!
    rerender({ token: 'b', since: NOON + 1000 })
    await waitFor(() => {
      expect(result.current?.startedAt).toBe(NOON + 1000)
    })
    expect(result.current?.session).not.toBe(before.session)
  })

  it('is none, and keeps none, without a token', async () => {
    const { result } = open('')
    await act(() => Promise.resolve())
    expect([result.current, stored()]).toEqual([null, ''])
  })

  it.each(['secret-token', '🔑🔑🔑'])(
    'tells tokens apart without keeping one (%s)',
    async (token) => {
      const { session } = await recordOf(token)
      expect(stored()).not.toContain(token)
      expect((await recordOf(`${token}!`)).session).not.toBe(session)
      expect((await recordOf(token)).session).toBe(session)
    },
  )

  it('is changed for its own login alone', async () => {
    const { result } = open('a', NOON)
    await waitFor(() => {
      expect(result.current).not.toBeNull()
    })
    await act(async () => {
      updateSession('a', ({ checks }) => ({ checks: checks + 1, balance: '7.500' }))
      updateSession('b', () => ({ checks: 9 }))
      await Promise.resolve()
    })
    expect(result.current).toMatchObject({ startedAt: NOON, checks: 1, balance: '7.500' })
  })

  it.each([
    ['null', null],
    ['a text', 'x'],
    ['no session', { session: 1 }],
    ['no start', { startedAt: null }],
    ['no answer', { answeredAt: 'x' }],
    ['no checks', { checks: undefined }],
    ['a balance that is no text', { balance: 7 }],
  ])('that can not be read (%s) begins anew', async (_, broken) => {
    const good = await recordOf('a', NOON)
    const isWhole = typeof broken !== 'object' || broken === null
    keep(isWhole ? broken : { ...good, ...broken })
    expect((await recordOf('a', NOON + 9000)).startedAt).toBe(NOON + 9000)
  })

  it.each([null, '3.000'])('with the balance %o is read as it was kept', async (balance) => {
    const good = { ...(await recordOf('a', NOON)), balance, checks: 3 }
    keep(good)
    expect(await recordOf('a', NOON + 9000)).toEqual(good)
  })
})

import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenStorage } from '@/device/tokenStorage'
import { fetchUserDetails } from '@/store/player/authSlice'
import { initTestI18n } from '../../../support/i18n'
import { openRead, openSession, pass, type Move } from '../../../support/netSession'
import { logIn } from '../../../support/players'
import { server } from '../../../support/server'

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-03-15T12:00:00Z') })
  await initTestI18n('en')
})

const deposit: Move = { kind: 'deposit', units: 50_000n }
const withdrawal: Move = { kind: 'withdrawal', units: 20_000n }
const win: Move = { kind: 'play', units: 3000n }
const bet: Move = { kind: 'play', units: -1000n }

describe('the calls of the net', () => {
  it('are two when it is first shown, and none while the balance rests', async () => {
    const session = openSession()
    await session.poll(true)
    await session.settle()
    expect(session.calls).toEqual(['balance', 'deposit', 'withdrawal'])
    const before = session.store.getState().net
    for (let minutes = 0; minutes < 5; minutes++) {
      pass(60)
      await session.poll()
    }
    expect(session.store.getState().net).toBe(before)
    expect(session.net()).toEqual({ amount: '0.000', isExact: true })
    expect(session.calls.filter((call) => call !== 'balance')).toHaveLength(2)
  })

  it('read the deposits at once after a rise, and 20 seconds later after the next', async () => {
    const session = await openRead()
    pass(20)
    session.add(deposit)
    await session.poll()
    expect(session.net()).toEqual({ amount: '50.000', isExact: false })
    await session.settle()
    // The deposit may be younger than the balance.
    expect(session.net()).toEqual({ amount: '0.000', isExact: false })
    pass(5)
    await session.poll()
    expect(session.net()).toEqual({ amount: '0.000', isExact: true })
    session.add(win)
    await session.poll()
    expect(session.net()).toEqual({ amount: '3.000', isExact: false })
    pass(14)
    await session.poll()
    expect(session.calls.filter((call) => call !== 'balance')).toEqual(['deposit'])
    pass(1)
    await session.poll()
    await session.settle()
    expect(session.calls.filter((call) => call !== 'balance')).toEqual(['deposit', 'deposit'])
    expect(session.net()).toEqual({ amount: '3.000', isExact: true })
  })

  it('take a fall for play, and read both at most once a minute', async () => {
    const session = await openRead()
    session.add(withdrawal)
    await session.poll()
    expect(session.net()).toEqual({ amount: '-20.000', isExact: true })
    pass(54)
    await session.poll()
    expect(session.calls).not.toContain('deposit')
    pass(1)
    await session.poll()
    await session.settle()
    await session.poll()
    expect(session.calls.filter((call) => call !== 'balance')).toEqual(['deposit', 'withdrawal'])
    expect(session.net()).toEqual({ amount: '0.000', isExact: true })
  })

  it('are two when it is shown again after a change, however soon', async () => {
    const session = await openRead()
    session.read(true)
    expect(session.calls).toEqual([])
    session.add(bet)
    await session.poll(true)
    await session.settle()
    expect(session.calls).toEqual(['balance', 'deposit', 'withdrawal'])
  })

  it('of a player who bets every 10 seconds are at most 4 in a minute', async () => {
    const session = await openRead()
    for (let at = 0; at < 120; at++) {
      pass(5)
      if (at % 2 === 0) session.add(at % 4 === 0 ? bet : win)
      await session.poll()
      await session.settle()
    }
    expect(session.calls.filter((call) => call !== 'balance').length).toBeLessThanOrEqual(40)
  })

  it('are tried again after a failure, and it is approximate until they succeed', async () => {
    const session = await openRead()
    pass(60)
    session.refuse(500)
    session.add(bet)
    await session.poll()
    await session.settle()
    expect([session.net().isExact, session.calls]).toEqual([false, ['balance', 'deposit']])
    session.refuse(null)
    pass(60)
    await session.poll()
    await session.settle()
    expect(session.net()).toEqual({ amount: '-1.000', isExact: true })
  })

  it.each([
    [200, true],
    [401, false],
  ])('refused with 401 ask for the player, whose answer %i decides', async (status, isKept) => {
    const session = openSession()
    await session.poll()
    await session.settle()
    session.refuse(401)
    pass(60)
    session.add(bet)
    await session.store.dispatch(fetchUserDetails(undefined))
    session.calls.length = 0
    if (status === 401) {
      server.use(
        http.get('*/api/UserDetails', () => {
          session.calls.push('balance')
          return HttpResponse.json({}, { status })
        }),
      )
    }
    session.read()
    await vi.waitFor(() => {
      expect(session.calls).toEqual(['deposit', 'balance'])
    })
    await session.settle()
    await vi.waitFor(() => {
      expect(tokenStorage.get() !== null).toBe(isKept)
    })
  })

  it('stay out of the next session', async () => {
    const session = await openRead()
    pass(60)
    session.add(bet)
    const release = session.hold()
    await session.poll()
    logIn('karim')
    release()
    await vi.waitFor(() => {
      expect(session.store.getState().net.since).toBeNull()
    })
  })
})

describe('the net of this session is approximate', () => {
  it('after a transaction that was pending in the 24 hours before', async () => {
    const session = openSession()
    session.add(deposit, 'pending', Date.now() - 23 * 3_600_000)
    await session.poll(true)
    await session.settle()
    expect(session.net()).toEqual({ amount: '0.000', isExact: false })
  })

  it('but not after one of before that has been accepted, or was older', async () => {
    const session = openSession()
    await session.store.dispatch(fetchUserDetails(undefined))
    session.add({ ...deposit, units: 0n }, 'accepted', Date.now() - 3_600_000)
    session.add(deposit, 'pending', Date.now() - 25 * 3_600_000)
    session.read(true)
    await session.settle()
    await session.poll()
    expect(session.net()).toEqual({ amount: '0.000', isExact: true })
  })

  it('with a row of the future', async () => {
    const session = await openRead()
    pass(60)
    session.add(deposit, 'accepted', Date.now() + 60_000)
    await session.poll()
    await session.settle()
    expect(session.net()).toMatchObject({ isExact: false })
  })

  it('if the server ignores the filter', async () => {
    const session = await openRead()
    pass(60)
    server.use(
      http.get('*/api/TransactionPlayer', () => {
        const row = { transaction_date: new Date().toISOString(), status: 'accepted', amount: '1' }
        return HttpResponse.json({ data: [row], last_page: 1 })
      }),
    )
    session.add(bet)
    await session.poll()
    await session.settle()
    expect(session.net()).toMatchObject({ isExact: false })
  })
})

import { AxiosHeaders, type InternalAxiosRequestConfig } from 'axios'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { client } from '@/api/client'
import { readAfterBalance, selectSessionNet } from '@/features/protection/sessionNet'
import { startPoll } from '@/features/session/usePoll'
import { fetchUserDetails } from '@/store/player/authSlice'
import { createStore } from '@/store/store'
import { initTestI18n } from '../../../support/i18n'
import { text, unitsOf } from '../../../support/money'
import { logIn } from '../../../support/players'

const SECOND = 1000
const HOUR = 3600 * SECOND
const FIRST = 5_000_000n

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-15T12:00:00Z') })
  await initTestI18n('en')
})
afterEach(() => {
  client.defaults.adapter = 'xhr'
})

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Clock {
  /** When the first of the bets comes, which come every 10 seconds. */
  phase: number
  /** How long the answers of the balance and of the lists take; the backend reads its ledger in the middle. */
  balanceMs: number
  listMs: number
  /** When deposits are accepted. */
  deposits: readonly number[]
}

/** Plays an hour; returns the calls, and whether each look at the net was exact. */
async function playAnHour({ phase, balanceMs, listMs, deposits }: Clock) {
  const calls = { balance: 0, net: 0 }
  const rows: object[] = []
  const looks: boolean[] = []
  let played = 0n
  let deposited = 0n
  let answered = played
  /** Without MSW, because an hour has a thousand calls. */
  client.defaults.adapter = async (config: InternalAxiosRequestConfig) => {
    const isBalance = config.url === '/UserDetails'
    calls[isBalance ? 'balance' : 'net']++
    const half = (isBalance ? balanceMs : listMs) / 2
    await wait(half)
    const isDeposits = (config.params as { typeSearch?: string }).typeSearch === '5'
    const balance = text(FIRST + played + deposited)
    const body = isBalance
      ? { id: 1, username: 'y', balance, currency: 'TND' }
      : { data: isDeposits ? [...rows] : [], last_page: 1 }
    const shown = played
    await wait(half)
    if (isBalance) answered = shown
    const headers = new AxiosHeaders({ date: new Date().toUTCString() })
    return { config, data: JSON.stringify(body), status: 200, statusText: '', headers }
  }

  logIn('yasmine')
  const store = createStore()
  const first = { at: Date.now(), balance: text(FIRST) }
  let isNew = true
  const stopPoll = startPoll(async () => {
    await store.dispatch(fetchUserDetails())
    void store.dispatch(readAfterBalance(first, isNew))
    isNew = false
    return true
  }, 5 * SECOND)
  let rounds = 0
  const timers = [
    setTimeout(() => {
      const bet = () => {
        rounds++
        played += rounds % 3 === 0 ? 2000n : -1000n
      }
      bet()
      timers.push(setInterval(bet, 10 * SECOND))
    }, phase),
    ...deposits.map((at) =>
      setTimeout(() => {
        deposited += 50_000n
        const transaction_date = new Date().toISOString()
        rows.push({ transaction_date, num_id: rows.length, status: 'accepted', amount: '50.000' })
      }, at),
    ),
    setInterval(() => {
      const { amount, isExact } = selectSessionNet(store.getState(), first)
      looks.push(isExact)
      if (isExact) expect(unitsOf(amount)).toBe(answered)
    }, SECOND),
  ]
  await vi.advanceTimersByTimeAsync(HOUR)
  stopPoll()
  for (const timer of timers) clearTimeout(timer)
  await vi.advanceTimersByTimeAsync(10 * SECOND)
  return { ...calls, rounds, exact: looks.filter(Boolean).length / looks.length }
}

const clock = fc.record<Clock>({
  phase: fc.integer({ min: 1, max: 10 * SECOND }),
  balanceMs: fc.integer({ min: 2, max: 1500 }),
  listMs: fc.integer({ min: 2, max: 4000 }),
  deposits: fc.array(fc.integer({ min: 10 * SECOND, max: HOUR }), { maxLength: 6 }),
})

it('an hour with a bet every 10 seconds, of which a third wins, costs at most 720 calls of the balance and 240 of the net', async () => {
  await fc.assert(
    fc.asyncProperty(clock, async (drawn) => {
      const { balance, net, rounds, exact } = await playAnHour(drawn)
      expect(rounds).toBeGreaterThanOrEqual(359)
      expect(balance).toBeLessThanOrEqual(720)
      expect(net).toBeLessThanOrEqual(240)
      expect(exact).toBeGreaterThan(0.5)
    }),
    { numRuns: 2 },
  )
})

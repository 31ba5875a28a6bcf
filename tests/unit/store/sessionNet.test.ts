import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenStorage } from '@/device/tokenStorage'
import { noteAnswer } from '@/device/serverTime'
import { fetchUserDetails, selectSessionNet } from '@/store/authSlice'
import { syncToken } from '@/store/session'
import { checkSessionNet } from '@/store/sessionNet'
import { createStore } from '@/store/store'
import { initTestI18n } from '../../support/i18n'
import {
  BEFORE,
  isPlay,
  moveOf,
  openLedger,
  sum,
  text,
  unitsOf,
  type Move,
} from '../../support/ledger'
import { logIn } from '../../support/players'
import { server } from '../../support/server'

const LOGIN = Date.parse('2026-03-15T12:00:00Z')

function openStore() {
  logIn('yasmine')
  const store = createStore()
  store.dispatch(syncToken())
  const startedAt = Date.now()
  const net = () => selectSessionNet(store.getState())
  const check = async () => {
    const since = { startedAt, accuracy: 0, balance: text(BEFORE) }
    // The poll brings the balance.
    await store.dispatch(fetchUserDetails())
    await store.dispatch(checkSessionNet(since))
    return net()
  }
  return { store, check, net }
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: LOGIN })
  noteAnswer({ date: new Date().toUTCString() }, performance.now())
  await initTestI18n('en')
})

describe('Quality H9: the net position of this session', () => {
  it('is exact over any number of checks if the rows explain the balance', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(moveOf(['now']), { maxLength: 5 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 4 }),
        async (steps, size) => {
          const ledger = openLedger(size)
          const { check } = openStore()
          for (const moves of steps) {
            ledger.add(moves)
            const { amount, isApproximate } = await check()
            expect(isApproximate).toBe(false)
            expect(unitsOf(amount)).toBe(sum(ledger.moves.filter(isPlay)))
          }
        },
      ),
      { numRuns: 25 },
    )
  })

  it('is right or approximate, whatever is late, unexplained, failing or reordered', async () => {
    const histories = ['casino', 'sport', 'deposit', 'withdrawal']
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            moves: fc.array(moveOf(['now', 'now', 'late', 'never']), { maxLength: 4 }),
            failing: fc.subarray(histories, { maxLength: 1 }),
            waits: fc.array(fc.nat(4), { maxLength: 10 }),
            isReversed: fc.boolean(),
            checks: fc.integer({ min: 1, max: 2 }),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        async (steps) => {
          const ledger = openLedger()
          const { check, net } = openStore()
          for (const { moves, failing, waits, isReversed, checks } of steps) {
            ledger.failing.clear()
            ledger.waits.splice(0, Infinity, ...waits)
            if (isReversed) ledger.reverse()
            for (const part of failing) ledger.failing.add(part)
            ledger.add(moves)
            await Promise.all(Array.from({ length: checks }, check))
            const { amount, isApproximate } = net()
            if (!isApproximate) expect(unitsOf(amount)).toBe(sum(ledger.moves.filter(isPlay)))
            // A bonus or a correction has no row.
            const isUnexplained = ledger.moves.some(({ row }) => row === 'never')
            if (isUnexplained) expect(isApproximate).toBe(true)
          }
        },
      ),
      { numRuns: 40 },
    )
  })

  const bet: Move = { kind: 'casino bet', units: 1000n, row: 'now' }

  it('is exact again when late rows have arrived', async () => {
    const ledger = openLedger()
    const { check } = openStore()
    ledger.add([{ ...bet, row: 'late' }])
    expect(await check()).toMatchObject({ amount: '-1.000', isApproximate: true })
    ledger.add([])
    expect(await check()).toMatchObject({ amount: '-1.000', isApproximate: false })
  })

  it('reads only the rows since the last exact check', async () => {
    const ledger = openLedger(2)
    const { check } = openStore()
    ledger.add(Array.from({ length: 10 }, () => bet))
    await check()
    expect(ledger.calls.filter((part) => part === 'casino')).toHaveLength(5)
    ledger.calls.length = 0
    ledger.add([bet])
    expect(await check()).toMatchObject({ amount: '-11.000', isApproximate: false })
    expect(ledger.calls.toSorted()).toEqual(
      ['balance', 'casino', 'sport', 'deposit', 'withdrawal'].sort(),
    )
  })

  it('is checked once at a time', async () => {
    const ledger = openLedger()
    const { check } = openStore()
    ledger.add([bet])
    await Promise.all([check(), check()])
    expect(ledger.calls.filter((part) => part === 'sport')).toHaveLength(1)
  })

  it('is approximate if a direction or an amount is unreadable', async () => {
    const ledger = openLedger()
    const { check } = openStore()
    ledger.add([bet])
    const date = new Date().toISOString()
    for (const row of [
      { direction: '?', amount: '1.000' },
      { direction: 'bet', amount: 'much' },
    ]) {
      server.use(
        http.get('*/api/CasinoHistory', () =>
          HttpResponse.json({ data: [{ game_date: date, ...row }], last_page: 1 }),
        ),
      )
      expect(await check()).toMatchObject({ amount: '-1.000', isApproximate: true })
    }
  })

  it('of a former session never reaches the next one', async () => {
    const ledger = openLedger()
    const { store } = openStore()
    ledger.add([bet])
    await store.dispatch(fetchUserDetails())
    const pending = store.dispatch(
      checkSessionNet({ startedAt: Date.now(), accuracy: 0, balance: text(BEFORE) }),
    )
    tokenStorage.set('another')
    store.dispatch(syncToken())
    await pending
    expect(selectSessionNet(store.getState())).toMatchObject({ balance: null, exact: null })
  })
})

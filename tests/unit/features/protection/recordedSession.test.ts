import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { recordAnswer, sending } from '@/device/protection/clocks'
import type { SessionRecord } from '@/device/protection/sessionRecord'
import { tokenStorage } from '@/device/tokenStorage'
import { protect } from '@/features/protection/protect'
import { syncToken } from '@/store/core/session'
import { fetchUserDetails, login } from '@/store/player/authSlice'
import { createStore, type AppStore } from '@/store/store'
import { answerBalance } from '../../../support/answerBalance'
import { initTestI18n } from '../../../support/i18n'
import { logIn } from '../../../support/players'
import { server } from '../../../support/server'

const NOON = Date.parse('2026-03-15T12:00:00Z')

beforeEach(async () => {
  await initTestI18n('en')
})

const read = (store: AppStore) => store.dispatch(fetchUserDetails())

describe('The record of a session', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOON })
  })

  /** A page that began so many milliseconds ago. */
  const open = (age: number) => {
    const store = createStore()
    store.dispatch(syncToken())
    const stop = protect(store, performance.now() - age, () => undefined)
    onTestFinished(stop)
    return { store, stop }
  }
  const record = () => {
    const text = localStorage.getItem('session')
    return text === null ? null : (JSON.parse(text) as { data: SessionRecord }).data
  }

  it('begins with the page for a player whose token is stored', async () => {
    logIn('yasmine')
    const { store } = open(3000)
    answerBalance('100.000')
    await read(store)
    expect(record()).toMatchObject({ startedAt: NOON - 3000 })
  })

  it('begins with the login where nobody was logged in', async () => {
    const { store } = open(3000)
    vi.advanceTimersByTime(60_000)
    logIn('yasmine')
    store.dispatch(syncToken())
    answerBalance('100.000')
    await read(store)
    expect(record()).toMatchObject({ startedAt: NOON + 60_000 })
  })

  it('begins anew with each later token', async () => {
    logIn('yasmine')
    const { store } = open(3000)
    answerBalance('100.000')
    for (const [wait, token] of [
      [60_000, 'one'],
      [90_000, 'two'],
    ] as const) {
      vi.advanceTimersByTime(wait)
      tokenStorage.set(token)
      store.dispatch(syncToken())
      const startedAt = Date.now()
      vi.advanceTimersByTime(1000)
      await read(store)
      expect(record()).toMatchObject({ startedAt })
    }
  })

  it('has the first balance that the server has told, with its currency and time', async () => {
    const player = { id: 1, username: 'y', balance: '900.000', currency: 'TND' }
    server.use(
      http.post('*/api/login', () =>
        HttpResponse.json(
          { token: 't', user: player },
          { headers: { Date: new Date().toUTCString() } },
        ),
      ),
    )
    const { store } = open(0)
    await store.dispatch(login({ username: 'y', password: 'p' }))
    vi.advanceTimersByTime(2000)
    recordAnswer({ date: new Date().toUTCString() }, sending())
    expect(record()).toMatchObject({ first: null })
    answerBalance('100.000')
    await read(store)
    const first = { balance: '100.000', currency: 'TND', at: NOON + 2000 }
    expect(record()?.first).toEqual(first)
    vi.advanceTimersByTime(2000)
    answerBalance('90.000')
    await read(store)
    expect(record()?.first).toEqual(first)
    vi.advanceTimersByTime(2000)
    answerBalance('30.00', { currency: 'EUR' })
    await read(store)
    expect(record()?.first).toEqual({ balance: '30.00', currency: 'EUR', at: NOON + 6000 })
  })

  it('has the time of an answer that is older than the code that protects', async () => {
    logIn('yasmine')
    const store = createStore()
    answerBalance('100.000')
    await read(store)
    vi.advanceTimersByTime(5000)
    onTestFinished(protect(store, performance.now(), () => undefined))
    expect(record()?.first?.at).toBe(NOON)
  })

  it('has no balance where the player’s data have none', async () => {
    logIn('yasmine')
    const { store } = open(0)
    server.use(
      http.get('*/api/UserDetails', () =>
        HttpResponse.json(
          { id: 1, username: 'y' },
          { headers: { Date: new Date().toUTCString() } },
        ),
      ),
    )
    await read(store)
    expect(record()).toMatchObject({ first: null })
  })

  it('begins no more once protection has stopped', async () => {
    const { store, stop } = open(0)
    stop()
    logIn('yasmine')
    answerBalance('100.000')
    await read(store)
    expect(record()).toBeNull()
  })
})

import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  fetchUserDetails,
  login,
  networkLost,
  selectBalanceAt,
  selectBalanceTimes,
  selectDetailsFailure,
  selectEndReason,
  selectFormError,
  selectIsFormBusy,
  selectOldAsOf,
  selectUser,
} from '@/store/player/authSlice'
import { createStore, type AppStore } from '@/store/store'
import { initTestI18n } from '../../support/i18n'
import { server } from '../../support/server'

const form = { username: 'yasmine', password: 'sirocco2026' }

let store: AppStore
beforeEach(async () => {
  await initTestI18n('en')
  store = createStore()
})

const see = () => {
  const state = store.getState()
  return {
    username: selectUser(state)?.username ?? null,
    endReason: selectEndReason(state),
    formError: selectFormError(state),
    isBusy: selectIsFormBusy(state),
  }
}
const out = { username: null, endReason: null, formError: null, isBusy: false }
const inside = { ...out, username: 'yasmine' }

describe("§4 The player's data", () => {
  const details = (body: object, status = 200) => {
    server.use(http.get('*/api/UserDetails', () => HttpResponse.json(body, { status })))
  }
  const balance = () => selectUser(store.getState())?.balance

  it('are requested only with a login', async () => {
    let calls = 0
    server.use(
      http.get('*/api/UserDetails', () => {
        calls++
      }),
    )
    await store.dispatch(fetchUserDetails())
    expect(calls).toBe(0)
  })

  it.each([429, 503])(
    'are not refreshed before the time of Retry-After, except by the player: %i',
    async (status) => {
      vi.useFakeTimers({ shouldAdvanceTime: true })
      let calls = 0
      server.use(
        http.get('*/api/UserDetails', () => {
          calls++
          return HttpResponse.json({}, { status, headers: { 'Retry-After': '60' } })
        }),
      )
      await store.dispatch(login(form))
      await store.dispatch(fetchUserDetails())
      await vi.advanceTimersByTimeAsync(59_000)
      await store.dispatch(fetchUserDetails())
      expect(calls).toBe(1)
      await store.dispatch(fetchUserDetails('retry'))
      expect(calls).toBe(2)
      await vi.advanceTimersByTimeAsync(61_000)
      await store.dispatch(fetchUserDetails())
      expect(calls).toBe(3)
    },
  )

  it('are refreshed again once the player’s own call has succeeded, and old until then', async () => {
    await store.dispatch(login(form))
    await store.dispatch(fetchUserDetails())
    const isOld = () => selectOldAsOf(store.getState()) !== null
    let calls = 0
    server.use(
      http.get('*/api/UserDetails', () => {
        calls++
        if (calls > 1) return
        return HttpResponse.json({}, { status: 503, headers: { 'Retry-After': '300' } })
      }),
    )
    await store.dispatch(fetchUserDetails())
    expect(isOld()).toBe(true)
    await store.dispatch(fetchUserDetails('retry'))
    expect(isOld()).toBe(false)
    await store.dispatch(fetchUserDetails())
    expect(calls).toBe(3)
  })

  it('an unchanged user stays the same object; a new balance is applied', async () => {
    await store.dispatch(login(form))
    await store.dispatch(fetchUserDetails())
    const before = selectUser(store.getState())
    await store.dispatch(fetchUserDetails())
    expect(selectUser(store.getState())).toBe(before)
    details({ ...before, balance: '7.50' })
    await store.dispatch(fetchUserDetails())
    expect(balance()).toBe('7.50')
  })

  it('are stored if the login returned none', async () => {
    server.use(http.post('*/api/login', () => HttpResponse.json({ token: 't' })))
    await store.dispatch(login(form))
    details({ username: 'yasmine', id: 1, balance: '1', currency: 'EUR' })
    await store.dispatch(fetchUserDetails())
    expect(see()).toEqual(inside)
  })
})

describe("§4 The player's data are shown", () => {
  const start = async () => {
    await store.dispatch(login(form))
    await store.dispatch(fetchUserDetails())
  }
  const refuse = (body: object) => {
    server.use(http.get('*/api/UserDetails', () => HttpResponse.json(body, { status: 500 })))
  }

  it('with the time of their answer', async () => {
    const before = Date.now()
    expect(selectBalanceAt(store.getState())).toBeNull()
    await start()
    expect(selectBalanceAt(store.getState())).toBeGreaterThanOrEqual(before)
    expect(selectBalanceAt(store.getState())).toBeLessThanOrEqual(Date.now())
  })

  it('with when their balance changed and rose', async () => {
    await start()
    const times = () => selectBalanceTimes(store.getState())
    const readAs = async (balance: string | null) => {
      const user = selectUser(store.getState())
      server.use(http.get('*/api/UserDetails', () => HttpResponse.json({ ...user, balance })))
      const before = performance.now()
      await store.dispatch(fetchUserDetails())
      const { changedAt, risenAt, askedAt } = times()
      expect(askedAt).toBeGreaterThanOrEqual(before)
      return [changedAt !== null && changedAt >= before, risenAt !== null && risenAt >= before]
    }
    expect(await readAs('5.0')).toEqual([true, false])
    expect(await readAs('5.0')).toEqual([false, false])
    expect(await readAs('5.00')).toEqual([true, false])
    expect(await readAs('5.01')).toEqual([true, true])
    expect(await readAs('4')).toEqual([true, false])
    expect(await readAs(null)).toEqual([true, true])
  })

  it('as old at once when the network is lost', async () => {
    await start()
    expect(selectOldAsOf(store.getState())).toBeNull()
    store.dispatch(networkLost())
    expect(selectOldAsOf(store.getState())).toBe(store.getState().auth.asOf)
  })

  it('as old after two failures in a row, not after one', async () => {
    await start()
    refuse({})
    await store.dispatch(fetchUserDetails())
    expect(selectOldAsOf(store.getState())).toBeNull()
    await store.dispatch(fetchUserDetails())
    expect(selectOldAsOf(store.getState())).not.toBeNull()
  })

  it('with the failure of a refresh during the next one, until the player’s own retry', async () => {
    await start()
    refuse({ message: 'Later.' })
    await store.dispatch(fetchUserDetails())
    const next = store.dispatch(fetchUserDetails())
    expect(selectDetailsFailure(store.getState())).toBe('Later.')
    await next
    const retry = store.dispatch(fetchUserDetails('retry'))
    expect(selectDetailsFailure(store.getState())).toBeNull()
    await retry
    expect(selectDetailsFailure(store.getState())).toBe('Later.')
  })
})

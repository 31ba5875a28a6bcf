import { http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { tokenStorage } from '@/device/tokenStorage'
import {
  clearAuth,
  clearAuthForm,
  fetchUserDetails,
  login,
  logout,
  selectEndReason,
  selectFormError,
  selectIsFormBusy,
  selectIsLoggedIn,
  selectUser,
} from '@/store/player/authSlice'
import { syncToken, tokenRead } from '@/store/core/session'
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
    isLoggedIn: selectIsLoggedIn(state),
    username: selectUser(state)?.username ?? null,
    endReason: selectEndReason(state),
    formError: selectFormError(state),
    isBusy: selectIsFormBusy(state),
  }
}
const out = { isLoggedIn: false, username: null, endReason: null, formError: null, isBusy: false }
const inside = { ...out, isLoggedIn: true, username: 'yasmine' }

describe('§4 Login request', () => {
  it('clearing the form keeps the login', async () => {
    await store.dispatch(login(form))
    await store.dispatch(fetchUserDetails())
    store.dispatch(clearAuthForm())
    expect(see()).toEqual(inside)
    expect(store.getState().auth.details.isSuccess).toBe(true)
  })

  it('the clear action of the group cancels a pending login', async () => {
    const done = store.dispatch(login(form))
    store.dispatch(clearAuth())
    expect(await done.unwrap()).toBe(false)
    expect(see()).toEqual(out)
    expect(tokenStorage.get()).toBeNull()
  })
})

describe('§4 How a session ends', () => {
  it('by Logout without a login, which sends no request', async () => {
    let calls = 0
    server.use(
      http.post('*/api/logout', () => {
        calls++
      }),
    )
    await store.dispatch(logout())
    expect(calls).toBe(0)
  })

  it('automatically when the stored token is deleted, and not without a session', async () => {
    store.dispatch(tokenRead(null))
    expect(see()).toEqual(out)
    await store.dispatch(login(form))
    tokenStorage.remove()
    store.dispatch(syncToken())
    expect(see()).toEqual({ ...out, endReason: 'lost' })
    const ended = store.getState()
    store.dispatch(syncToken())
    expect(store.getState()).toBe(ended)
  })

  it('and a new login clears the reason', async () => {
    await store.dispatch(login(form))
    await store.dispatch(logout())
    await store.dispatch(login(form))
    expect(see()).toEqual(inside)
  })
})

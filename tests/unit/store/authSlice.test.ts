import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { tokenStorage } from '@/device/tokenStorage'
import {
  clearAuth,
  clearAuthForm,
  fetchUserDetails,
  login,
  logout,
  resetPassword,
  selectEndReason,
  selectFormError,
  selectIsFormBusy,
  selectIsLoggedIn,
  selectToken,
  selectUser,
} from '@/store/player/authSlice'
import { syncToken, tokenRead } from '@/store/core/session'
import { createStore, type AppStore } from '@/store/store'
import { initTestI18n } from '../../support/i18n'
import { server } from '../../support/server'

const form = { username: 'yasmine', password: 'sirocco2026' }
const wrong = { username: 'yasmine', password: 'no' }
const change = { oldPassword: 'sirocco2026', newPassword: 'n', repeatPassword: 'n' }

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
  it('is busy, then stores the token and the user', async () => {
    const done = store.dispatch(login(form))
    expect(see()).toEqual({ ...out, isBusy: true })
    expect(await done.unwrap()).toBe(true)
    expect(see()).toEqual(inside)
    expect(selectToken(store.getState())).toBe(tokenStorage.get())
  })

  it('a rejection shows the error of the body and logs nobody in; opening the form again clears it', async () => {
    server.use(
      http.post('*/api/login', () =>
        HttpResponse.json({ message: 'second', error: 'first' }, { status: 422 }),
      ),
    )
    await store.dispatch(login(wrong))
    expect(see()).toEqual({ ...out, formError: 'first' })
    expect(tokenStorage.get()).toBeNull()
    store.dispatch(clearAuthForm())
    expect(see()).toEqual(out)
  })

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

  it('a response without a user loads the user later', async () => {
    server.use(http.post('*/api/login', () => HttpResponse.json({ token: 't' })))
    await store.dispatch(login(form))
    expect(see()).toEqual({ ...inside, username: null })
  })
})

describe('§4 How a session ends', () => {
  it('by Logout, at once and without a message', async () => {
    await store.dispatch(login(form))
    const token = tokenStorage.get()
    let sent: string | null = null
    server.use(
      http.post('*/api/logout', ({ request }) => {
        sent = request.headers.get('Authorization')
        return HttpResponse.json({}, { status: 500 })
      }),
    )
    const done = store.dispatch(logout())
    expect(see()).toEqual({ ...out, endReason: 'logout' })
    expect(tokenStorage.get()).toBeNull()
    await done
    expect(sent).toBe(`Bearer ${String(token)}`)
    expect(see()).toEqual({ ...out, endReason: 'logout' })
  })

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

  it('by a password change', async () => {
    await store.dispatch(login(form))
    const done = store.dispatch(resetPassword(change))
    expect(see()).toEqual({ ...inside, isBusy: true })
    expect(await done.unwrap()).toBe(true)
    expect(see()).toEqual({ ...out, endReason: 'reset' })
    expect(store.getState().auth.isResetSuccess).toBe(true)
    expect(tokenStorage.get()).toBeNull()
    store.dispatch(clearAuthForm())
    expect(store.getState().auth.isResetSuccess).toBe(false)
  })

  it('not by a rejected password change', async () => {
    await store.dispatch(login(form))
    await store.dispatch(resetPassword({ ...change, oldPassword: 'wrong' }))
    expect(see()).toEqual({ ...inside, formError: expect.any(String) as string })
    expect(tokenStorage.get()).not.toBeNull()
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

  it("another player's token from another tab shows no data of this player", async () => {
    await store.dispatch(login(form))
    tokenStorage.set('of-karim')
    store.dispatch(syncToken())
    expect(see()).toEqual({ ...inside, username: null })
  })
})

import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { expireSession, recordAccount } from '@/device/perPlayer'
import { tokenStorage } from '@/device/tokenStorage'
import {
  clearAuthForm,
  fetchUserDetails,
  login,
  logout,
  resetPassword,
  selectEndMessage,
  selectEndReason,
  selectFormError,
  selectIsLoggedIn,
  selectUser,
} from '@/store/player/authSlice'
import { syncToken } from '@/store/core/session'
import { fetchTopWinners } from '@/store/lists/winnerSlice'
import { createStore, type AppStore } from '@/store/store'
import { initTestI18n } from '../../support/i18n'
import { server } from '../../support/server'

const form = { username: 'yasmine', password: 'sirocco2026' }
const change = { oldPassword: 'a', newPassword: 'b', repeatPassword: 'b' }

let store: AppStore
beforeEach(async () => {
  await initTestI18n('en')
  store = createStore()
})

const start = async () => {
  await store.dispatch(login(form))
  await store.dispatch(fetchUserDetails())
}
const answer = (call: string, body: object, init: ResponseInit = {}) => {
  server.use(http.all(`*/api/${call}`, () => HttpResponse.json(body, init)))
}
const state = () => store.getState()

describe('§4 How a session ends', () => {
  it('a logout leaves nothing of the session but its reason', async () => {
    const nobody = state().auth
    await start()
    answer('UserDetails', { message: 'Later.' }, { status: 500 })
    await store.dispatch(fetchUserDetails())
    await store.dispatch(logout())
    expect(state().auth).toEqual({ ...nobody, endReason: 'logout' })
  })

  it('a password reset ends it, and says so until the form is cleared', async () => {
    await start()
    answer('ResetPassword', {})
    expect(await store.dispatch(resetPassword(change)).unwrap()).toBe(true)
    expect(tokenStorage.get()).toBeNull()
    expect(state().auth).toMatchObject({ user: null, token: null, isResetSuccess: true })
    expect(selectEndReason(state())).toBe('reset')
    store.dispatch(clearAuthForm())
    expect(state().auth.isResetSuccess).toBe(false)
    expect(selectEndReason(state())).toBeNull()
  })

  it('a password reset ends no session that began after it was sent', async () => {
    await start()
    answer('ResetPassword', {})
    const sent = store.dispatch(resetPassword(change))
    tokenStorage.set('next')
    expect(await sent.unwrap()).toBe(false)
    expect(tokenStorage.get()).toBe('next')
    expect(state().auth).toMatchObject({ token: 'next', isResetSuccess: false })
  })

  it('a refused password reset ends nothing and says why', async () => {
    await start()
    answer('ResetPassword', { message: 'Too short.' }, { status: 422 })
    await store.dispatch(resetPassword(change))
    expect(selectIsLoggedIn(state())).toBe(true)
    expect(selectFormError(state())).toBe('Too short.')
  })

  it('an answer of another account, twice in a row, ends it, and that is no reset', async () => {
    await start()
    answer('UserDetails', { id: 'other', username: 'o', balance: '1', currency: 'EUR' })
    await store.dispatch(fetchUserDetails())
    expect(selectIsLoggedIn(state())).toBe(true)
    await store.dispatch(fetchUserDetails())
    expect(tokenStorage.get()).toBeNull()
    expect(selectEndReason(state())).toBe('otherAccount')
    expect(state().auth).toMatchObject({ isResetSuccess: false, misses: 0 })
  })

  describe('by a token that the server refuses', () => {
    const refuse = async (body: object) => {
      await start()
      answer('UserDetails', body, { status: 401 })
      await store.dispatch(fetchUserDetails())
    }

    it('the message of the server is kept', async () => {
      await refuse({ message: 'Your session is over.' })
      expect(selectEndReason(state())).toBe('lost')
      expect(selectEndMessage(state())).toBe('Your session is over.')
    })

    it('a message of the product’s own is none of the server', async () => {
      await refuse({})
      expect(selectEndReason(state())).toBe('lost')
      expect(selectEndMessage(state())).toBeNull()
    })

    it('no other failure has its message', async () => {
      await start()
      tokenStorage.remove()
      store.dispatch(syncToken())
      answer('top_winners', { message: 'Broken.' }, { status: 500 })
      await store.dispatch(fetchTopWinners())
      expect(selectEndReason(state())).toBe('lost')
      expect(selectEndMessage(state())).toBeNull()
    })

    it('and a refused login of a visitor has none, because no session was lost', async () => {
      answer('login', { message: 'Wrong password.' }, { status: 401 })
      await store.dispatch(login(form))
      expect(selectFormError(state())).toBe('Wrong password.')
      expect(selectEndMessage(state())).toBeNull()
    })
  })
})

describe('Decisions 4: the account of a token is known after a reload', () => {
  const other = { id: 'other', username: 'o', balance: '1', currency: 'EUR' }
  const reload = (id: string) => {
    tokenStorage.set('t')
    recordAccount('t', id)
    store = createStore()
    store.dispatch(syncToken())
  }

  it('and another account’s answer is refused', async () => {
    reload('mine')
    answer('UserDetails', other)
    await store.dispatch(fetchUserDetails())
    expect(selectUser(state())).toBeNull()
  })

  it('also when the first answer had no id', async () => {
    reload('mine')
    answer('UserDetails', { ...other, id: '' })
    await store.dispatch(fetchUserDetails())
    answer('UserDetails', { ...other, username: 'somebody' })
    await store.dispatch(fetchUserDetails())
    expect(selectUser(state())?.username).toBe('o')
  })

  it('an account stored with spaces is the same', async () => {
    reload(' mine ')
    answer('UserDetails', { ...other, id: 'mine' })
    await store.dispatch(fetchUserDetails())
    expect(selectUser(state())?.username).toBe('o')
    expireSession('t')
  })
})

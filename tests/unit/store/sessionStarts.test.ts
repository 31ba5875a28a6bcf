import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { recordAccount } from '@/device/perPlayer'
import { tokenStorage } from '@/device/tokenStorage'
import {
  fetchUserDetails,
  login,
  logout,
  selectEndReason,
  selectIsLoggedIn,
  selectUser,
} from '@/store/player/authSlice'
import { syncToken } from '@/store/core/session'
import { createStore, type AppStore } from '@/store/store'
import { holdResponses } from '../../support/holdResponses'
import { initTestI18n } from '../../support/i18n'
import { server } from '../../support/server'

const form = { username: 'yasmine', password: 'sirocco2026' }
const player = { id: 'mine', username: 'yasmine', balance: '5', currency: 'EUR' }

let store: AppStore
beforeEach(async () => {
  await initTestI18n('en')
  store = createStore()
})

const details = (body: object) => {
  server.use(http.get('*/api/UserDetails', () => HttpResponse.json(body)))
}
const user = () => selectUser(store.getState())

describe('§4 Login request', () => {
  it('the player of the answer is shown before any other call', async () => {
    server.use(http.post('*/api/login', () => HttpResponse.json({ token: 't', user: player })))
    await store.dispatch(login(form))
    expect(user()).toEqual(player)
  })

  it('names its player in its own way: the first data with another id are taken the second time', async () => {
    server.use(http.post('*/api/login', () => HttpResponse.json({ token: 't', user: player })))
    await store.dispatch(login(form))
    details({ ...player, id: 'of the details', balance: '6' })
    await store.dispatch(fetchUserDetails())
    expect(user()?.balance).toBe('5')
    await store.dispatch(fetchUserDetails())
    expect(user()).toEqual({ ...player, id: 'of the details', balance: '6' })
  })
})

describe('§4 How a session ends', () => {
  it('by Logout, whose request names the session that it ends', async () => {
    const ended: (string | null)[] = []
    server.use(
      http.post('*/api/logout', ({ request }) => {
        ended.push(request.headers.get('Authorization'))
        return new HttpResponse(null, { status: 204 })
      }),
    )
    tokenStorage.set('t')
    await store.dispatch(logout())
    expect(ended).toEqual(['Bearer t'])
  })

  it('not as lost when another tab has logged in', async () => {
    await store.dispatch(login(form))
    tokenStorage.set('next')
    store.dispatch(syncToken())
    expect(selectIsLoggedIn(store.getState())).toBe(true)
    expect(selectEndReason(store.getState())).toBeNull()
  })

  it('not by late answers about the account before it', async () => {
    const [first, second] = ['t', 'next']
    details(player)
    for (let turn = 0; turn < 2; turn++) {
      tokenStorage.set(first)
      store.dispatch(syncToken())
      const release = holdResponses('UserDetails')
      const asked = store.dispatch(fetchUserDetails())
      tokenStorage.set(second)
      recordAccount(second, 'of next')
      release()
      await asked
      expect(store.getState().auth).toMatchObject({ token: second, user: null, doubtedId: null })
    }
    expect(tokenStorage.get()).toBe(second)
  })
})

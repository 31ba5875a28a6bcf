import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { login, logout } from '@/store/player/authSlice'
import { tokenRead } from '@/store/core/session'
import {
  clearSport,
  fetchDigitain,
  fetchLive,
  fetchPrematch,
  selectSport,
  sportStarted,
} from '@/store/ui/sportSlice'
import type { AppStore } from '@/store/store'
import { failOnce } from '../../support/games'
import { initTestI18n } from '../../support/i18n'
import { logIn } from '../../support/players'
import { server } from '../../support/server'
import { createReadyStore } from '../../support/readyStore'

const instance = { key: 'k', lang: 'en', view: 'live', isPressed: false } as const

let store: AppStore
beforeEach(async () => {
  await initTestI18n('en')
  logIn('yasmine')
  store = createReadyStore()
  const event = (id: string) => HttpResponse.json([{ id, name: 'Home – Away' }])
  let sessions = 0
  server.use(
    http.get('*/api/Live', () => event('live')),
    http.get('*/api/SportBook', () => event('prematch')),
    http.get('*/api/sport', () => HttpResponse.json(`session ${++sessions}`)),
  )
})

const sport = () => selectSport(store.getState())
const start = async () => {
  await store.dispatch(fetchDigitain('en'))
  store.dispatch(sportStarted(instance))
}

describe('§3 sport: live list, prematch list and session, each with its own flags', () => {
  it('a failure of one does not affect the others', async () => {
    failOnce('Live', 'No list.')
    await store.dispatch(fetchLive('en'))
    await store.dispatch(fetchDigitain('en'))
    expect(sport()).toMatchObject({
      live: [],
      liveFlags: { isError: true, errorMessage: 'No list.' },
      digitainFlags: { isError: false, isSuccess: true },
      prematchFlags: { isError: false, isSuccess: false },
    })
  })
})

describe('Decisions 15: at most one instance', () => {
  it('starts with a session; requesting another session ends it first', async () => {
    expect(sport()).toMatchObject({ digitainSport: '', sportInstance: null })
    await start()
    expect(sport()).toMatchObject({ digitainSport: 'session 1', sportInstance: instance })
    const done = store.dispatch(fetchDigitain('fr'))
    expect(sport()).toMatchObject({ digitainSport: '', sportInstance: null })
    await done
    expect(sport()).toMatchObject({ digitainSport: 'session 2', sportInstance: null })
  })

  it.each<[string, () => unknown]>([
    ['leaving', () => store.dispatch(clearSport())],
    ['a logout', () => store.dispatch(logout())],
    ['a lost token', () => store.dispatch(tokenRead(null))],
    ['another player', () => store.dispatch(login({ username: 'karim', password: 'sirocco2026' }))],
  ])('%s ends it and clears session and lists', async (_, act) => {
    const before = sport()
    await start()
    await store.dispatch(fetchLive('en'))
    await store.dispatch(fetchPrematch('en'))
    await act()
    expect(sport()).toEqual(before)
  })
})

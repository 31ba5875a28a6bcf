import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setMinutes } from '@/device/protection/limits'
import { startPause } from '@/device/protection/pause'
import { syncToken } from '@/store/core/session'
import { fetchUserDetails, selectOldAsOf } from '@/store/player/authSlice'
import type { AppStore } from '@/store/store'
import { answerBalance } from '../../../support/answerBalance'
import { initTestI18n } from '../../../support/i18n'
import { setOnline } from '../../../support/network'
import { logIn } from '../../../support/players'
import { pausePlayer } from '../../../support/protection'
import { createReadyStore } from '../../../support/readyStore'
import { server } from '../../../support/server'

const HOUR = 3_600_000

beforeEach(async () => {
  await initTestI18n('en')
})

const read = (store: AppStore) => store.dispatch(fetchUserDetails())

describe('Where a pause or limit is stored, a start of a game', () => {
  const gate = (store: AppStore) => store.getState().play.gate

  it('waits for the account, and then for the time', async () => {
    let tellTime: (value?: undefined) => void = () => undefined
    const time = new Promise<undefined>((resolve) => {
      tellTime = resolve
    })
    server.use(http.head('http://localhost:3000/', () => time))
    setMinutes('somebody', 60)
    logIn('yasmine')
    const store = createReadyStore()
    expect(gate(store)).toBe('waiting')
    answerBalance('5', { isDated: false })
    await read(store)
    expect(gate(store)).toBe('waiting')
    tellTime()
    await vi.waitFor(() => {
      expect(gate(store)).toBe('open')
    })
  })

  it('fails where the account cannot be loaded, until it is', async () => {
    setMinutes('somebody', 60)
    logIn('yasmine')
    const store = createReadyStore()
    server.use(http.get('*/api/UserDetails', () => HttpResponse.json({}, { status: 500 })))
    await read(store)
    expect(gate(store)).toBe('failed')
    answerBalance('5')
    await read(store)
    expect(gate(store)).toBe('open')
  })

  it('is closed for the account of a pause, and what runs ends', async () => {
    logIn('yasmine')
    pausePlayer(HOUR)
    const store = createReadyStore()
    server.use(http.head('http://localhost:3000/', () => HttpResponse.error()))
    await read(store)
    await vi.waitFor(() => {
      expect(store.getState().play).toMatchObject({ gate: 'closed', mayRun: false })
    })
  })

  it('and a pause of anyone ends what runs while the account is not known', async () => {
    logIn('yasmine')
    setMinutes('somebody', 60)
    const store = createReadyStore()
    store.dispatch(syncToken())
    expect(store.getState().play).toMatchObject({ gate: 'waiting', mayRun: true })
    startPause('somebody', HOUR)
    expect(store.getState().play).toMatchObject({ gate: 'waiting', mayRun: false })
    answerBalance('5')
    await read(store)
    expect(store.getState().play).toMatchObject({ gate: 'open', mayRun: true })
  })

  it('waits for nothing where none is stored', () => {
    logIn('yasmine')
    expect(gate(createReadyStore())).toBe('open')
  })
})

describe('Decisions 19: offline', () => {
  it('the balance is old at once', async () => {
    logIn('yasmine')
    const store = createReadyStore()
    await read(store)
    expect(selectOldAsOf(store.getState())).toBeNull()
    setOnline(false)
    expect(selectOldAsOf(store.getState())).not.toBeNull()
  })
})

import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { tabKeys, tabStorage } from '@/device/tabStorage'
import { tokenStorage } from '@/device/tokenStorage'
import { sessionEnded, sessionStarted, syncToken } from '@/store/core/session'
import { createStore, type AppStore } from '@/store/store'
import { selectGate } from '@/store/ui/playGate'
import {
  closeGame,
  gameClosed,
  gameLeft,
  gameMinimised,
  gameShown,
  gateChanged,
  openGame,
  selectIsClosed,
  selectIsMini,
  selectOpened,
} from '@/store/ui/playSlice'
import { initTestI18n } from '../../support/i18n'
import { opened } from '../../support/opened'
import { logIn } from '../../support/players'
import { createReadyStore } from '../../support/readyStore'
import { server } from '../../support/server'

let store: AppStore
let asked = 0
beforeEach(async () => {
  await initTestI18n('en')
  logIn('yasmine')
  store = createReadyStore()
  asked = 0
  server.use(
    http.post('*/api/StartGame', () => {
      asked++
      return HttpResponse.json({ url: 'https://game.test/', isFrame: true })
    }),
  )
})

const start = (key = 'a') => store.dispatch(openGame(opened(key)))
const see = () => {
  const state = store.getState()
  return {
    opening: selectOpened(state)?.opening ?? null,
    isMini: selectIsMini(state),
    isClosed: selectIsClosed(state, 'a'),
  }
}
const none = { opening: null, isMini: false, isClosed: false }
const shown = { ...none, opening: 'a' }

describe('The game that runs', () => {
  it('goes into the mini player and returns', async () => {
    await start()
    expect(see()).toEqual(shown)
    store.dispatch(gameMinimised(opened('a')))
    expect(see()).toEqual({ ...shown, isMini: true })
    store.dispatch(gameShown())
    expect(see()).toEqual(shown)
    expect(asked).toBe(1)
  })

  it('takes the place of the one in the mini player', async () => {
    store.dispatch(gameMinimised(opened('a')))
    await start('b')
    expect(see()).toEqual({ ...none, opening: 'b' })
  })

  it('may be opened again when it is left', async () => {
    await start()
    store.dispatch(gameMinimised(opened('a')))
    store.dispatch(gameLeft())
    expect(see()).toEqual(none)
    await start()
    expect([see(), asked]).toEqual([shown, 2])
  })

  it('is over for good when it is closed, also after a reload', async () => {
    await start()
    store.dispatch(gameMinimised(opened('a')))
    store.dispatch(closeGame('a'))
    expect(see()).toEqual({ ...none, isClosed: true })
    store = createReadyStore()
    store.dispatch(syncToken())
    await start()
    expect([see(), asked]).toEqual([{ ...none, isClosed: true }, 1])
  })

  it('is remembered as closed by the page alone where the tab can keep nothing', async () => {
    await start()
    store.dispatch(closeGame('a'))
    sessionStorage.clear()
    await start()
    expect([see(), asked]).toEqual([{ ...none, isClosed: true }, 1])
  })

  it('is counted once among the last closed, however often it is closed', () => {
    for (const opening of ['a', ...Array.from({ length: 25 }, () => 'b')]) {
      store.dispatch(gameClosed(opening))
    }
    expect(see()).toEqual({ ...none, isClosed: true })
  })
})

describe('The end of a session', () => {
  it.each(['logout', 'reset', 'otherAccount'] as const)(
    'closes the game that runs, whose entry starts it no more: %s',
    async (reason) => {
      await start()
      store.dispatch(gameMinimised(opened('a')))
      store.dispatch(sessionEnded({ reason }))
      expect(see()).toEqual({ ...none, isClosed: true })
    },
  )

  it('closes nothing where none runs', () => {
    store.dispatch(sessionEnded({ reason: 'logout' }))
    expect(store.getState().play.closed).toEqual([])
  })

  it('in another tab leaves the game, and what was closed stays closed', async () => {
    store.dispatch(gameClosed('b'))
    await start()
    tokenStorage.remove()
    store.dispatch(syncToken())
    expect(see()).toEqual(none)
    expect(selectIsClosed(store.getState(), 'b')).toBe(true)
  })

  it('and the next login begin without a game', () => {
    store.dispatch(gameMinimised(opened('a')))
    store.dispatch(sessionStarted({ token: 't', user: null, asOf: 0 }))
    expect(see()).toEqual(none)
  })
})

describe('A game starts', () => {
  it.each(['waiting', 'failed', 'closed'] as const)(
    'only where the gate is open: %s',
    async (gate) => {
      const bare = createStore()
      bare.dispatch(syncToken())
      bare.dispatch(gateChanged({ gate, mayRun: false }))
      await bare.dispatch(openGame(opened('a')))
      expect([selectOpened(bare.getState()), asked]).toEqual([null, 0])
      bare.dispatch(gateChanged({ gate: 'open', mayRun: true }))
      await bare.dispatch(openGame(opened('a')))
      expect(asked).toBe(1)
    },
  )

  it('for a visitor, who logs in first', () => {
    tokenStorage.remove()
    const visitor = createStore()
    visitor.dispatch(gateChanged({ gate: 'closed', mayRun: false }))
    expect(selectGate(visitor.getState())).toBe('open')
  })

  it('not where its entry was closed before the reload', async () => {
    tabStorage.set(tabKeys.closed + 'a', '')
    await start()
    expect([see(), asked]).toEqual([{ ...none, isClosed: true }, 0])
  })

  it('not from an entry of another session', async () => {
    await store.dispatch(openGame(opened('a', { mark: { session: 'x', account: 'y' } })))
    expect([see(), asked]).toEqual([none, 0])
  })
})

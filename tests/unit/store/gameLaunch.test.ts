import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { previewPath, toGameType } from '@/domain/gameTypes'
import { login, logout } from '@/store/player/authSlice'
import {
  fetchPopularGames,
  gameFailed,
  selectCurrentGame,
  selectGameError,
} from '@/store/lists/gameSlice'
import { gameClosed, gameLeft, openGame, selectOpened } from '@/store/ui/playSlice'
import { tokenRead } from '@/store/core/session'
import { createStore, type AppStore } from '@/store/store'
import { initTestI18n } from '../../support/i18n'
import { opened } from '../../support/opened'
import { logIn } from '../../support/players'
import { server } from '../../support/server'

const sent: unknown[] = []

let store: AppStore
beforeEach(async () => {
  await initTestI18n('en')
  logIn('yasmine')
  store = createStore()
  sent.length = 0
  server.use(
    http.post('*/api/StartGame', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ url: `https://game.test/${sent.length}`, isFrame: true })
    }),
  )
})

const start = (key = 'a') => store.dispatch(openGame(opened(key)))
const fail = (body: object) => {
  server.use(http.post('*/api/StartGame', () => HttpResponse.json(body, { status: 500 })))
}
const see = () => {
  const state = store.getState()
  return {
    url: selectCurrentGame(state)?.url ?? null,
    key: selectOpened(state)?.opening ?? null,
    error: selectGameError(state),
    isFetching: state.game.launch.isFetching,
  }
}
const nothing = { url: null, key: null, error: null, isFetching: false }

describe('§4 Play game', () => {
  it('requests the launch with the ids of the list', async () => {
    expect(see()).toEqual(nothing)
    const done = start()
    expect(see()).toEqual({ ...nothing, key: 'a', isFetching: true })
    await done
    expect(see()).toEqual({ ...nothing, key: 'a', url: 'https://game.test/1' })
    expect(sent).toEqual([{ game_id: '1000', provider: 37 }])
  })

  it('sends one request per opening, even if it fails', async () => {
    await start()
    await start()
    fail({})
    await start('b')
    await start('b')
    expect(sent).toHaveLength(1)
    expect(see()).toEqual({ ...nothing, key: 'b', error: 'Unknown error' })
  })

  it('another opening clears the previous game and error', async () => {
    fail({ message: 'Closed for today.' })
    await start()
    expect(see()).toEqual({ ...nothing, key: 'a', error: 'Closed for today.' })
    server.resetHandlers()
    const done = start('b')
    expect(see()).toEqual({ ...nothing, key: 'b', isFetching: true })
    await done
    const again = start('c')
    expect(see()).toEqual({ ...nothing, key: 'c', isFetching: true })
    await again
  })

  it('of two simultaneous openings only the newer one counts', async () => {
    await Promise.all([start('a'), start('b')])
    expect(see()).toMatchObject({ key: 'b', error: null })
    expect(see().url).toMatch(/^https:/)
  })

  it('an unusable launch counts as a game error', async () => {
    await start()
    store.dispatch(gameFailed('Unknown error'))
    expect(see()).toEqual({ ...nothing, key: 'a', error: 'Unknown error' })
    expect(store.getState().game.launch).toMatchObject({ isError: true, isSuccess: false })
  })

  it('a game that was left is cleared, and its late response changes nothing', async () => {
    await store.dispatch(fetchPopularGames())
    const { games } = store.getState().game
    const late = start()
    store.dispatch(gameLeft())
    await late
    expect(see()).toEqual(nothing)
    expect(store.getState().game.games).toBe(games)
    await start()
    expect(see().url).not.toBeNull()
  })

  it('the last 20 closed openings start nothing', async () => {
    for (let i = 0; i <= 20; i++) store.dispatch(gameClosed(`k${String(i)}`))
    await start('k1')
    await start('k20')
    expect([see(), sent]).toEqual([nothing, []])
    await start('k0')
    expect(see()).toMatchObject({ key: 'k0', error: null })
  })
})

describe('A game belongs to the session that opened it', () => {
  it.each<[string, () => unknown]>([
    ['a logout', () => store.dispatch(logout())],
    ['a lost token', () => store.dispatch(tokenRead(null))],
    ['a login', () => store.dispatch(login({ username: 'karim', password: 'sirocco2026' }))],
  ])('%s ends it, and the lists stay', async (_, act) => {
    await store.dispatch(fetchPopularGames())
    const { games } = store.getState().game
    await start()
    await act()
    expect(see()).toEqual(nothing)
    expect(store.getState().game.games).toBe(games)
  })
})

describe('§4 A closed or failed game leads to the preview of its type', () => {
  it.each([
    [1, 1, '/casino/preview'],
    ['2', 2, '/live_casino/preview'],
    [3, 3, '/crash/preview'],
    [4, null, '/'],
    ['', null, '/'],
    [undefined, null, '/'],
    [[1], null, '/'],
    [true, null, '/'],
  ])('%j is type %s, which leads to %s', (value, type, path) => {
    expect(toGameType(value)).toBe(type)
    expect(previewPath(value)).toBe(path)
  })
})

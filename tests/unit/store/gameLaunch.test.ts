import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { previewPath, toGameType } from '@/domain/gameTypes'
import { selectCurrentGame, selectGameError } from '@/store/lists/gameSlice'
import { closeGame, gameClosed, gameLeft, openGame, selectOpened } from '@/store/ui/playSlice'
import type { AppStore } from '@/store/store'
import { initTestI18n } from '../../support/i18n'
import { opened } from '../../support/opened'
import { logIn } from '../../support/players'
import { server } from '../../support/server'
import { createReadyStore } from '../../support/readyStore'

const sent: unknown[] = []

let store: AppStore
beforeEach(async () => {
  await initTestI18n('en')
  logIn('yasmine')
  store = createReadyStore()
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
  it('sends one request per opening, even if it fails', async () => {
    await start()
    await start()
    fail({})
    await start('b')
    await start('b')
    expect(sent).toHaveLength(1)
    expect(see()).toEqual({ ...nothing, key: 'b', error: 'Unknown error' })
  })

  it('of two simultaneous openings only the newer one counts', async () => {
    await Promise.all([start('a'), start('b')])
    expect(see()).toMatchObject({ key: 'b', error: null })
    expect(see().url).toMatch(/^https:/)
  })

  it('a failed start sets gameError, which stays when the page is left, until the next start', async () => {
    fail({ message: 'Closed' })
    await start()
    expect(store.getState().game.gameError).toBe(true)
    store.dispatch(gameLeft())
    expect(store.getState().game).toMatchObject({ gameError: true, currentGame: null })
    expect(see()).toMatchObject({ key: null, error: 'Closed', isFetching: false })
    const next = start('b')
    expect(store.getState().game.gameError).toBe(false)
    await next
    store.dispatch(closeGame('b'))
    expect(store.getState().game.gameError).toBe(true)
    server.resetHandlers()
    server.use(
      http.post('*/api/StartGame', () =>
        HttpResponse.json({ url: 'https://game.test/', isFrame: true }),
      ),
    )
    await start('c')
    expect(see()).toMatchObject({ url: 'https://game.test/', error: null })
  })

  it('a start that is left before its answer counts neither as a game nor as a failure', async () => {
    const pending = start()
    store.dispatch(gameLeft())
    await pending
    expect(see()).toEqual(nothing)
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
    expect(previewPath(toGameType(value))).toBe(path)
  })
})

import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { tokenStorage } from '@/device/tokenStorage'
import { games } from '@demo/catalogue/games'
import { useWorldDay } from '../support/historyPage'
import { history } from '../support/pages/history'
import { lobby } from '../support/pages/lobby'
import { login } from '../support/pages/login'
import { play } from '../support/pages/play'
import { profile } from '../support/pages/profile'
import { logIn } from '../support/players'
import { renderApp } from '../support/renderApp'
import { server, world } from '../support/server'
import { changeSettings } from '../support/settings'

it('a visitor who opens a game logs in first', async () => {
  const app = await renderApp('/casino/preview')
  await lobby(app).open()
  await login(app).send('yasmine', 'wrong')
  expect(await login(app).error()).toHaveTextContent('Wrong username or password')
})

it('the profile shows the balance in Arabic on a phone', async () => {
  await renderApp('/profile', { player: 'karim', lang: 'ar', mobile: true })
  expect(await profile().name()).toHaveTextContent('karim')
  expect(await profile().balance()).toHaveTextContent('EUR')
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
})

it('a list that fails once comes back with Retry', async () => {
  world.faults.set({ call: '/get_slot_game', fault: 'html', times: 1 })
  const app = await renderApp('/crash/preview')
  await lobby(app).retry()
  expect(await lobby(app).tiles()).not.toHaveLength(0)
})

it('a round of the demo world shows in the history', async () => {
  useWorldDay()
  const [game] = games
  const launch = game && world.openGame(logIn('yasmine'), game.game_id, game.provider_id, 'en')
  if (launch) world.stakeRound(launch, 2500)
  const app = await renderApp('/casino_history')
  const [newest] = await history(app).rows()
  expect(newest?.join(' ')).toContain('2.500')
})

it('a game starts with exactly the ids of the list', async () => {
  const bodies: unknown[] = []
  server.use(
    http.post('*/api/StartGame', async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({ url: 'https://games.example/1', isFrame: true })
    }),
  )
  const app = await renderApp('/casino/preview', { player: 'yasmine' })
  const { gameId, providerId } = (await lobby(app).open(3)).dataset
  expect(await play(app).frame()).toHaveAttribute('src', 'https://games.example/1')
  expect(bodies).toEqual([{ game_id: Number(gameId), provider: Number(providerId) }])
  await play(app).close()
  await waitFor(() => {
    expect(app.router.state.location.pathname).toBe('/casino/preview')
  })
})

it('a player of your own needs a token and an answer of UserDetails', async () => {
  tokenStorage.set('any')
  const nadia = { id: 7, username: 'nadia', balance: '12.500', currency: 'TND' }
  server.use(http.get('*/api/UserDetails', () => HttpResponse.json(nadia)))
  await renderApp('/profile')
  expect(await profile().name()).toHaveTextContent('nadia')
  expect(await profile().balance()).toHaveTextContent('12.500')
})

it('a mock that answers once: the list fails, then Retry asks the demo backend', async () => {
  const failure = () => HttpResponse.json({ message: 'Closed for the night' }, { status: 503 })
  server.use(http.get('*/api/get_slot_game', failure, { once: true }))
  const app = await renderApp('/casino/preview')
  await lobby(app).retry()
  expect(await lobby(app).tiles()).not.toHaveLength(0)
})

it('the sportsbook needs the address of its frame and a session', async () => {
  changeSettings({ sportUrl: 'https://sport.example/{view}?session={token}&lang={lang}' })
  server.use(http.get('*/api/sport', () => HttpResponse.json('session-1')))
  await renderApp('/live', { player: 'yasmine' })
  const frame = await screen.findByTitle('Live')
  expect(frame).toHaveAttribute('src', 'https://sport.example/live?session=session-1&lang=en')
})

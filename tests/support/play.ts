import { screen } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import type { Game } from '@/domain/entities'
import { go } from './go'
import { renderApp } from './renderApp'
import { server } from './server'

export const game: Game = {
  game_id: 1001,
  provider_id: '37',
  type: 1,
  name: 'Sirocco Nights',
  provider_name: 'Pragmatic',
  image: '/demo/covers/1001.webp',
}
export const FRAME = { url: 'https://games.example/nights?s=1', isFrame: true }

export const frame = () => screen.queryByTestId<HTMLIFrameElement>('game-frame')
export const findFrame = () => screen.findByTestId<HTMLIFrameElement>('game-frame')

interface Answer {
  status?: number
  /** How long the response takes: this many milliseconds, or until the promise settles. */
  wait?: number | Promise<unknown>
}

/** Responds to StartGame; returns the request bodies. */
export function answerStart(launch: object = FRAME, { status = 200, wait = 0 }: Answer = {}) {
  const bodies: unknown[] = []
  server.use(
    http.post('*/api/StartGame', async ({ request }) => {
      bodies.push(await request.json())
      await (typeof wait === 'number' ? delay(wait) : wait)
      return HttpResponse.json(launch, { status })
    }),
  )
  return bodies
}

/** Opens the app at an address and starts a game as a click on its tile does. Lists are empty. */
export async function openGame(
  from = '/casino/preview?p=37',
  state: unknown = game,
  options: Parameters<typeof renderApp>[1] = { player: 'yasmine' },
) {
  server.use(http.get('*/api/get_slot_game', () => HttpResponse.json({ data: [], total: 0 })))
  const app = await renderApp(from, options)
  await go(app.router, '/casino/play_game', { state })
  const path = () => app.router.state.location.pathname + app.router.state.location.search
  return { ...app, path }
}

import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, onTestFinished } from 'vitest'
import { server } from './server'

/** Records the queries of all later calls to this endpoint. */
export function recordCalls(call: string): Record<string, string>[] {
  const calls: Record<string, string>[] = []
  const listener = ({ request }: { request: Request }) => {
    const url = new URL(request.url)
    if (url.pathname === `/api/${call}`) calls.push(Object.fromEntries(url.searchParams))
  }
  server.events.on('request:start', listener)
  onTestFinished(() => {
    server.events.removeListener('request:start', listener)
  })
  return calls
}

export const tiles = () => screen.queryAllByTestId('game-tile')
export const tileNames = (root: HTMLElement = document.body) =>
  within(root)
    .queryAllByTestId('game-tile')
    .map((tile) => tile.getAttribute('aria-label'))

/** Waits until this many tiles are shown. */
export const expectTiles = (count: number) =>
  waitFor(() => {
    expect(tiles()).toHaveLength(count)
  })

export const loadMore = () => screen.getByRole('button', { name: 'Load More' })

/** Makes the next call fail, optionally with a server message. */
export function failOnce(call: string, message?: string, status = 500): void {
  server.use(
    http.get(`*/api/${call}`, () => HttpResponse.json(message ? { message } : {}, { status }), {
      once: true,
    }),
  )
}

/** Creates this many games as the server sends them, numbered from `first`. */
export const wireGames = (count: number, first = 1, fields: object = {}) =>
  Array.from({ length: count }, (_, index) => ({
    game_id: first + index,
    name: `Game ${first + index}`,
    provider_id: 37,
    provider_name: 'Pragmatic',
    image: '/none.svg',
    type: 1,
    ...fields,
  }))

/** Responds to a call with these rows for any query. */
export function answer(call: string, body: object | null): void {
  server.use(http.get(`*/api/${call}`, () => HttpResponse.json(body)))
}

export const searchbox = () => screen.getByRole('searchbox', { name: 'Search' })

export const radio = (group: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name })

/** Selects a filter option as soon as the list is loaded. */
export const findRadio = async (group: string, name: string) =>
  within(await screen.findByRole('radiogroup', { name: group })).findByRole('radio', { name })

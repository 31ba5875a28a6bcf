import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import {
  answer,
  expectTiles,
  findRadio,
  loadMore,
  recordCalls,
  tileNames,
  tiles,
  wireGames,
} from '../support/games'
import { go } from '../support/go'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'

const LONG = 250

const wireProviders = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    pro_id: index + 1,
    Alias: `House ${index + 1}`,
    Image: '',
  }))

/** A server of 240 games that sends 120 on each page, whatever `page_size` is. */
function answerLongPages(): void {
  server.use(
    http.get('*/api/get_slot_game', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page_index'))
      return HttpResponse.json({
        data: wireGames(120, (page - 1) * 120 + 1),
        total: 240,
      })
    }),
  )
}

const press = (user: UserEvent, root: HTMLElement, name: string) =>
  user.click(within(root).getByRole('button', { name }))

describe('One answer draws at most 100 items', () => {
  it('of games: Load More shows the others without a call, then asks for the next page', async () => {
    answerLongPages()
    const calls = recordCalls('get_slot_game')
    const { user } = await renderApp('/casino/preview')
    await expectTiles(100)
    expect(screen.getByText('100 of 240 games')).toHaveAttribute('aria-live', 'polite')
    await user.click(loadMore())
    expect(tiles()).toHaveLength(120)
    expect(calls).toHaveLength(1)
    await user.click(loadMore())
    await expectTiles(220)
    expect(calls.map(({ page_index }) => page_index)).toEqual(['1', '2'])
    await user.click(loadMore())
    const ids = tiles().map((tile) => Number(tile.dataset.gameId))
    expect(ids).toEqual(Array.from({ length: 240 }, (_, index) => index + 1))
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument()
    expect(calls).toHaveLength(2)
  })

  it('of games: Back shows as many as before, another filter starts again', async () => {
    answerLongPages()
    const { user, router } = await renderApp('/casino/preview')
    await expectTiles(100)
    await user.click(loadMore())
    await user.click(await findRadio('Categories', 'Fruits'))
    await expectTiles(100)
    await go(router, -1)
    await expectTiles(120)
  })

  it('of filters; the chosen one is always shown', async () => {
    answer('get_providers', wireProviders(10_000))
    answer('get_slot_game', { data: wireGames(2), total: 2 })
    const { user } = await renderApp('/casino/preview?p=9000')
    const chosen = await findRadio('Providers', 'House 9000')
    expect(chosen).toHaveAttribute('aria-checked', 'true')
    const group = screen.getByRole('radiogroup', { name: 'Providers' })
    const radios = () => within(group).getAllByRole('radio').length
    // "All", 100 and the chosen one.
    expect(radios()).toBe(102)
    await press(user, screen.getByRole('main'), 'Show more')
    expect(radios()).toBe(202)
    expect(within(group).getByRole('radio', { name: 'House 200' })).toBeInTheDocument()
  })

  it('of winners', async () => {
    const win = { user: 'yasmine', amount: '10', currency: 'TND', provider: 'Pragmatic' }
    answer('top_winners', { data: Array.from({ length: LONG }, () => win) })
    const { user } = await renderApp('/')
    const panel = await screen.findByRole('region', { name: 'Top Winners' })
    const rows = () => within(panel).queryAllByTestId('top-win-row').length
    await waitFor(() => {
      expect(rows()).toBe(100)
    })
    await press(user, panel, 'Show more')
    await press(user, panel, 'Show more')
    expect(rows()).toBe(LONG)
    expect(within(panel).queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('Pages longer than asked', () => {
  it('are read to the end by the pages of a row, each game once', async () => {
    server.use(
      http.get('*/api/get_slot_game', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page_index'))
        const first = (page - 1) * 20 + 1
        return HttpResponse.json({ data: wireGames(Math.min(20, 66 - first), first), total: 65 })
      }),
    )
    const { user } = await renderApp('/')
    const row = await screen.findByRole('region', { name: 'Popular Slots' })
    const seen: (string | null)[] = []
    for (const count of [12, 12, 12, 12, 12, 5]) {
      if (seen.length > 0) await press(user, row, 'Next')
      await waitFor(() => {
        expect(seen).not.toContain(tileNames(row)[0])
        expect(tileNames(row)).toHaveLength(count)
      })
      seen.push(...tileNames(row))
    }
    expect(seen).toEqual(wireGames(65).map(({ name }) => name))
    expect(within(row).getByRole('button', { name: 'Next' })).toBeDisabled()
  })
})

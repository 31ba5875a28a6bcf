import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import {
  expectTiles,
  failOnce,
  findRadio,
  loadMore,
  radio,
  recordCalls,
  searchbox,
  tileNames,
  tiles,
  wireGames,
} from '../support/games'
import { holdResponses } from '../support/holdResponses'
import { setOnline } from '../support/network'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'

describe('§4 Game list', () => {
  it('shows a skeleton while loading, then the games', async () => {
    const release = holdResponses('get_slot_game')
    await renderApp('/casino/preview')
    const grid = await screen.findByTestId('game-grid')
    expect(grid).toHaveAttribute('aria-busy', 'true')
    expect(within(grid).getAllByTestId('skeleton')).toHaveLength(28)
    release()
    await waitFor(() => {
      expect(tiles()).toHaveLength(28)
    })
    expect(grid).toHaveAttribute('aria-busy', 'false')
    expect(within(grid).queryByTestId('skeleton')).not.toBeInTheDocument()
    expect(tiles()[0]).toHaveAccessibleDescription('Pragmatic')
  })

  it('requests 28 games on desktop and 30 on mobile', async () => {
    const calls = recordCalls('get_slot_game')
    const { view } = await renderApp('/casino/preview')
    await expectTiles(28)
    view.unmount()
    await renderApp('/casino/preview', { mobile: true })
    await expectTiles(30)
    expect(calls).toEqual([
      { page_index: '1', page_size: '28', type: '1' },
      { page_index: '1', page_size: '30', type: '1' },
    ])
  })

  it('Load More shows while the count is below total, and appends the next page', async () => {
    const calls = recordCalls('get_slot_game')
    const { user } = await renderApp('/casino/preview?p=37')
    await expectTiles(28)
    const first = tileNames()
    const total = Number(/of (\d+)/.exec(screen.getByText(/^28 of \d+ games$/).textContent)?.[1])

    await user.dblClick(loadMore())
    await expectTiles(56)
    expect(tileNames().slice(0, 28)).toEqual(first)
    expect(calls.map(({ page_index }) => page_index)).toEqual(['1', '2'])
    expect(new Set(tiles().map((tile) => tile.dataset.gameId)).size).toBe(tiles().length)
    loadMore().focus()
    await user.keyboard('{Enter}')
    await expectTiles(total)
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument()
  })

  it.each([
    ['provider', 'Providers', 'Fennec Forge', '?p=11'],
    ['category', 'Categories', 'Fruits', '?c='],
  ])(
    'changing the %s clears the list and starts again at page 1',
    async (_, group, name, query) => {
      const { user, router } = await renderApp('/casino/preview')
      await expectTiles(28)
      await user.click(loadMore())
      await expectTiles(56)
      const calls = recordCalls('get_slot_game')

      await user.click(await findRadio(group, name))
      await waitFor(() => {
        expect(tiles().length).toBeLessThanOrEqual(28)
        expect(tiles().length).toBeGreaterThan(0)
      })
      expect(router.state.location.search).toContain(query)
      expect(calls.map(({ page_index }) => page_index)).toEqual(['1'])
      expect(radio(group, name)).toHaveAttribute('aria-checked', 'true')

      // Selecting the original value again also restarts at page 1.
      await user.click(radio(group, 'All'))
      await expectTiles(28)
      expect(router.state.location.search).toBe('')
    },
  )

  it('Load More waits for a silent refresh, so that no page stays as it was', async () => {
    let [version, gate] = [1, Promise.resolve()]
    let release!: () => void
    server.use(
      http.get('*/api/get_slot_game', async ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page_index'))
        const data = wireGames(28, page * 28).map((game) => ({
          ...game,
          name: `v${version} ${page}`,
        }))
        if (page === 1) await gate
        return HttpResponse.json({ data, total: 84 })
      }),
    )
    const { user } = await renderApp('/casino/preview')
    await expectTiles(28)
    setOnline(false)
    version = 2
    gate = new Promise((done) => (release = done))
    setOnline(true)
    await user.click(loadMore())
    release()
    await expectTiles(56)
    expect(new Set(tileNames())).toEqual(new Set(['v2 1', 'v2 2']))
  })

  it.each([
    [undefined, 'Something went wrong connecting to the server. Please re-request the data.'],
    ['Maintenance', 'Maintenance'],
  ])(
    "an error with an empty list (message %s) shows 'Server Down' with Retry",
    async (sent, said) => {
      failOnce('get_slot_game', sent)
      const { user } = await renderApp('/casino/preview')
      expect(await screen.findByRole('heading', { name: 'Server Down' })).toBeVisible()
      expect(screen.getByText(said)).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Retry' }))
      await expectTiles(28)
    },
  )

  it("shows 'No Game' with a button that clears the filters when the list is empty", async () => {
    const { user, router } = await renderApp('/casino/preview?s=zzzz&p=37')
    expect(await screen.findByRole('heading', { name: 'No Game' })).toBeVisible()
    expect(screen.getByText('Ops, No Game Found here .....')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await expectTiles(28)
    expect(router.state.location.search).toBe('')
    expect(searchbox()).toHaveValue('')
  })
})

describe('§8 Provider and category lists of a preview', () => {
  it('shows 15 skeletons for each filter while the filters load', async () => {
    holdResponses('get_providers')
    holdResponses('GetAllCategories')
    await renderApp('/casino/preview')
    await expectTiles(28)
    const items = screen.getAllByTestId('skeleton')
    expect(items).toHaveLength(30)
    const filters = [...new Set(items.map((item) => item.parentElement))]
    expect(filters.map((filter) => filter?.children.length)).toEqual([15, 15])
    for (const filter of filters) expect(filter).toHaveAttribute('aria-busy', 'true')
  })
})

describe('§2 /pragmatic', () => {
  it('is the game list of type 1 with provider 37 preset, without a provider filter', async () => {
    const calls = recordCalls('get_slot_game')
    const filters = recordCalls('get_providers')
    const { user } = await renderApp('/pragmatic')
    expect(await screen.findByRole('heading', { level: 1, name: 'Pragmatic' })).toBeVisible()
    await expectTiles(28)
    for (const tile of tiles()) expect(tile.dataset.providerId).toBe('37')
    await user.click(loadMore())
    await expectTiles(56)
    expect(calls).toEqual([
      { page_index: '1', page_size: '28', type: '1', pro_id: '37' },
      { page_index: '2', page_size: '28', type: '1', pro_id: '37' },
    ])
    expect(await findRadio('Categories', 'All')).toBeChecked()
    expect(screen.queryByRole('radiogroup', { name: 'Providers' })).not.toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: 'Game types' })).not.toBeInTheDocument()
    expect(filters).toEqual([])
  })

  it('category and search work; a provider in the address is ignored', async () => {
    const calls = recordCalls('get_slot_game')
    const { user, router } = await renderApp('/pragmatic?p=11')
    await expectTiles(28)
    await user.click(await findRadio('Categories', 'Fruits'))
    await waitFor(() => {
      expect(router.state.location.search).toContain('c=104')
    })
    await user.type(searchbox(), 'zz')
    expect(await screen.findByRole('heading', { name: 'No Game' })).toBeVisible()
    expect(calls.map(({ pro_id }) => pro_id)).toEqual(calls.map(() => '37'))
    expect(calls.at(-1)).toMatchObject({ cat_id: '104', game_name: 'zz' })
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await expectTiles(28)
  })
})

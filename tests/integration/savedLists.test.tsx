import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Game } from '@/domain/entities'
import { fetchUserDetails } from '@/store/player/authSlice'
import { fetchGames } from '@/store/lists/gameSlice'
import { setViewport } from '../support/browser'
import {
  expectTiles,
  findRadio,
  loadMore,
  recordCalls,
  searchbox,
  tileNames,
  tiles,
  wireGames,
} from '../support/games'
import { renderApp } from '../support/renderApp'
import { passTime, useFakeTime } from '../support/timers'
import { go } from '../support/go'

describe('§4 Game list, many games', () => {
  it('a keystroke and a balance poll rerender no tile', async () => {
    const { user, store, router } = await renderApp('/contact_us')
    const reads: string[] = []
    // A tile reads its game's name on each render.
    const data = wireGames(28).map(({ name, ...game }) =>
      Object.defineProperty(game, 'name', {
        enumerable: true,
        get: () => {
          reads.push(name)
          return name
        },
      }),
    ) as Game[]
    const load = { query: { type: 1, size: 28 } as const, page: 1 }
    const meta = { loaded: { at: Date.now(), lang: 'en' } }
    act(() => {
      store.dispatch(fetchGames.pending('r', load))
      store.dispatch(fetchGames.fulfilled({ data, total: 28, received: 28 }, 'r', load, meta))
      void router.navigate('/casino/preview')
    })
    await expectTiles(28)
    expect(reads.length).toBeGreaterThan(0)
    await findRadio('Providers', 'All')
    reads.length = 0

    await user.type(searchbox(), 'ab')
    expect(searchbox()).toHaveValue('ab')
    act(() => {
      const user = { id: '1', username: 'yasmine', balance: '12', currency: 'TND' }
      const answer = { user, askedAt: 1, answeredAt: 2, asOf: 3 }
      store.dispatch(fetchUserDetails.pending('u', undefined))
      store.dispatch(fetchUserDetails.fulfilled(answer, 'u', undefined, meta))
    })
    expect(reads).toEqual([])
  })
})

describe('Decisions 20: a list that is already loaded', () => {
  const visit = async (
    router: { navigate: (to: string) => unknown },
    path: string,
    title: string,
  ) => {
    act(() => {
      void router.navigate(path)
    })
    await screen.findByRole('heading', { level: 1, name: title })
  }

  it('is shown at once, and fetched again only after five minutes', async () => {
    useFakeTime()
    const { user, router } = await renderApp('/casino/preview')
    await expectTiles(28)
    await user.click(loadMore())
    await expectTiles(56)
    const calls = recordCalls('get_slot_game')

    await visit(router, '/contact_us', 'Contact Us')
    await visit(router, '/casino/preview', 'Casino')
    expect(tiles()).toHaveLength(56)
    await passTime(1000)
    expect(calls).toEqual([])

    await visit(router, '/contact_us', 'Contact Us')
    await passTime(5 * 60_000 + 1000)
    await visit(router, '/casino/preview', 'Casino')
    expect(tiles()).toHaveLength(56)
    expect(screen.getByTestId('game-grid')).toHaveAttribute('aria-busy', 'false')
    await waitFor(() => {
      expect(calls.map(({ page_index }) => page_index)).toEqual(['1', '2'])
    })
    expect(tiles()).toHaveLength(56)
  })
})

describe('Decisions 6, 7: a layout change', () => {
  it('keeps the filters, the loaded list and its page size', async () => {
    const { user, router } = await renderApp('/casino/preview?s=a')
    await expectTiles(28)
    const names = tileNames()
    const calls = recordCalls('get_slot_game')
    act(() => {
      setViewport('mobile')
    })
    expect(await screen.findByRole('navigation', { name: 'Bottom bar' })).toBeVisible()
    expect(tileNames()).toEqual(names)
    expect(searchbox()).toHaveValue('a')
    expect(router.state.location.search).toBe('?s=a')
    await user.click(loadMore())
    await expectTiles(56)
    expect(calls).toEqual([{ page_index: '2', page_size: '28', type: '1', game_name: 'a' }])
  })
})

const resume = () => screen.queryByRole('button', { name: 'Resume your filters' })

describe('My games: saved filters of each section', () => {
  it('are offered to a returning player without filters, and are applied only on request', async () => {
    const { user, router } = await renderApp('/casino/preview')
    expect(resume()).toBeNull()
    await user.click(await findRadio('Providers', 'Pragmatic'))
    await waitFor(() => {
      expect(localStorage.getItem('gameFilters')).toContain('37')
    })
    expect(resume()).toBeNull()
    await go(router, '/virtual')
    await go(router, '/casino/preview')
    await waitFor(() => {
      expect(resume()).toBeVisible()
    })
    expect(router.state.location.search).toBe('')
    await user.click(resume()!)
    expect(router.state.location.search).toBe('?p=37')
    expect(resume()).toBeNull()
    // Clearing the filters removes the offer.
    await user.click(await findRadio('Providers', 'All'))
    expect(router.state.location.search).toBe('')
    expect(resume()).toBeNull()
  })

  it('belong to their own section, and an address with filters shows no offer', async () => {
    localStorage.setItem(
      'gameFilters',
      '{"version":1,"data":{"1":{"provider":"37","category":""},"9":{"provider":"1"}}}',
    )
    const { router } = await renderApp('/crash/preview')
    expect(resume()).toBeNull()
    await go(router, '/casino/preview?s=ember')
    expect(resume()).toBeNull()
    await go(router, '/virtual')
    await go(router, '/casino/preview')
    await waitFor(() => {
      expect(resume()).toBeVisible()
    })
  })
})

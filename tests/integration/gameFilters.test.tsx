import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  expectTiles,
  findRadio,
  loadMore,
  radio,
  recordCalls,
  searchbox,
  tileNames,
  tiles,
} from '../support/games'
import { renderApp } from '../support/renderApp'
import { passTime, useFakeTime } from '../support/timers'

describe('§4 Game list, filters', () => {
  it('searches after 300 ms without typing, with one request, and replaces the history entry', async () => {
    useFakeTime()
    const { user, router } = await renderApp('/casino/preview')
    await expectTiles(28)
    const calls = recordCalls('get_slot_game')
    await user.type(searchbox(), 'book ')
    await passTime(250)
    expect(router.state.location.search).toBe('')
    await passTime(100)
    expect(router.state.location.search).toBe('?s=book')
    expect(router.state.historyAction).toBe('REPLACE')
    // The tiles are replaced after the search field has been painted.
    await waitFor(() => {
      expect(tileNames()).not.toHaveLength(0)
      for (const name of tileNames()) expect(name).toMatch(/book/i)
    })
    expect(calls).toEqual([{ page_index: '1', page_size: '28', type: '1', game_name: 'book' }])
  })

  it('a second filter, pressed before the page shows the first, keeps the first', async () => {
    const { router } = await renderApp('/casino/preview')
    const category = await findRadio('Categories', 'Fruits')
    const provider = await findRadio('Providers', 'Saffronia')
    act(() => {
      category.click()
      provider.click()
    })
    await waitFor(() => {
      expect(router.state.location.search).toMatch(/[?&]p=\d+/)
    })
    expect(router.state.location.search).toMatch(/[?&]c=\d+/)
    expect(radio('Categories', 'Fruits')).toBeChecked()
    expect(radio('Providers', 'Saffronia')).toBeChecked()
  })

  it('changing the game type resets all filters', async () => {
    const { user, router } = await renderApp('/casino/preview?p=37&s=book')
    await user.click(
      within(await screen.findByRole('navigation', { name: 'Game types' })).getByRole('link', {
        name: 'Crash',
      }),
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Crash Games' })).toBeVisible()
    await expectTiles(28)
    expect(router.state.location).toMatchObject({ pathname: '/crash/preview', search: '' })
    expect(searchbox()).toHaveValue('')
    expect(await findRadio('Providers', 'All')).toHaveAttribute('aria-checked', 'true')
  })

  it('fetches the categories again in the new language', async () => {
    const calls = recordCalls('GetAllCategories')
    const { user } = await renderApp('/casino/preview')
    expect(await findRadio('Categories', 'Fruits')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /Language/ }))
    await user.click(screen.getByRole('menuitemradio', { name: 'Français' }))
    expect(await findRadio('Catégories', 'Fruits')).toBeVisible()
    expect(calls).toHaveLength(2)
  })
})

describe('§2 The three previews', () => {
  it.each([
    ['/casino/preview', '1'],
    ['/live_casino/preview', '2'],
    ['/crash/preview', '3'],
  ])('%s lists the games of type %s, with filters', async (path, type) => {
    const calls = ['get_slot_game', 'get_providers', 'GetAllCategories'].map(recordCalls)
    await renderApp(path)
    await expectTiles(28)
    expect(await findRadio('Providers', 'All')).toBeChecked()
    expect(await findRadio('Categories', 'All')).toBeChecked()
    expect(searchbox()).toHaveValue('')
    expect(calls.map(([query]) => query?.type)).toEqual([type, type, type])
  })
})

describe('§2 Preview query parameters', () => {
  it.each(['?p=null&c=null&s=null', '?p=&c=&s=', '?p=%20'])(
    'null or an empty value means no filter: %s',
    async (query) => {
      const calls = recordCalls('get_slot_game')
      await renderApp(`/casino/preview${query}`)
      await expectTiles(28)
      expect(calls).toEqual([{ page_index: '1', page_size: '28', type: '1' }])
    },
  )

  it('reads p, c and s from the address', async () => {
    const calls = recordCalls('get_slot_game')
    await renderApp('/casino/preview?p=37&c=4&s=a')
    await waitFor(() => {
      expect(calls).toEqual([
        { page_index: '1', page_size: '28', type: '1', pro_id: '37', cat_id: '4', game_name: 'a' },
      ])
    })
    expect(await findRadio('Providers', 'Pragmatic')).toBeChecked()
    expect(searchbox()).toHaveValue('a')
  })
})

describe('Decisions 8: Back', () => {
  it('restores the filters, the loaded pages and the field', async () => {
    const { user, router } = await renderApp('/casino/preview')
    await expectTiles(28)
    await user.click(loadMore())
    await expectTiles(56)
    const names = tileNames()
    await user.click(await findRadio('Providers', 'Fennec Forge'))
    await waitFor(() => {
      expect(tiles().length).toBeLessThan(56)
    })
    const calls = recordCalls('get_slot_game')
    act(() => {
      void router.navigate(-1)
    })
    await expectTiles(56)
    expect(tileNames()).toEqual(names)
    expect(calls).toEqual([])
    expect(radio('Providers', 'All')).toBeChecked()
  })

  it('fetches as many pages as were shown if another view has replaced them', async () => {
    const { user, router } = await renderApp('/casino/preview')
    await expectTiles(28)
    await user.click(loadMore())
    await expectTiles(56)
    const names = tileNames()
    await user.click(await findRadio('Categories', 'Fruits'))
    await waitFor(() => {
      expect(tiles().length).toBeLessThan(56)
    })
    act(() => {
      void router.navigate(-1)
    })
    // The height of all pages is reserved at once.
    expect(await screen.findAllByTestId('skeleton')).not.toHaveLength(0)
    await expectTiles(56)
    expect(tileNames()).toEqual(names)
  })

  it('fills the search field from the address', async () => {
    useFakeTime()
    const { user, router } = await renderApp('/casino/preview?s=book')
    await waitFor(() => {
      expect(tiles().length).toBeGreaterThan(0)
    })
    await user.click(await findRadio('Categories', 'All'))
    await user.click(await findRadio('Providers', 'Pragmatic'))
    await user.clear(searchbox())
    await passTime(400)
    expect(router.state.location.search).toBe('?p=37')
    act(() => {
      void router.navigate(-1)
    })
    await waitFor(() => {
      expect(searchbox()).toHaveValue('book')
    })
  })
})

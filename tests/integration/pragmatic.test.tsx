import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectTiles, findRadio, loadMore, recordCalls, searchbox, tiles } from '../support/games'
import { renderApp } from '../support/renderApp'

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

import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectTiles, hold } from '../support/games'
import { renderApp } from '../support/renderApp'

describe('§8 Provider and category lists of a preview', () => {
  it('shows 15 skeletons for each filter while the filters load', async () => {
    hold('get_providers')
    hold('GetAllCategories')
    await renderApp('/casino/preview')
    await expectTiles(28)
    const items = screen.getAllByTestId('skeleton')
    expect(items).toHaveLength(30)
    const filters = [...new Set(items.map((item) => item.parentElement))]
    expect(filters.map((filter) => filter?.children.length)).toEqual([15, 15])
    for (const filter of filters) expect(filter).toHaveAttribute('aria-busy', 'true')
  })
})

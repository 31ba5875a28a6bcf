import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { expectTiles, failOnce, findRadio, hold, loadGamePages } from '../support/games'
import { renderApp } from '../support/renderApp'

vi.setConfig({ testTimeout: 30_000 })

beforeAll(loadGamePages, 60_000)

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

  it.each([
    ['get_providers', 'Providers'],
    ['GetAllCategories', 'Categories'],
  ])(
    "a failed /%s shows 'Server Down' in brief with a retry, and does not hide the games",
    async (call, name) => {
      failOnce(call)
      const { user } = await renderApp('/casino/preview')
      await expectTiles(28)
      const slot = within(await screen.findByRole('group', { name }))
      expect(slot.getByRole('heading', { name: 'Server Down' })).toBeVisible()
      expect(slot.getByText(/Something went wrong connecting to the server/)).toBeVisible()
      failOnce(call, 'Maintenance until noon')
      await user.click(slot.getByRole('button', { name: 'Retry' }))
      expect(await screen.findByText('Maintenance until noon')).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Retry' }))
      expect(await findRadio(name, 'All')).toBeChecked()
      expect(screen.queryByRole('heading', { name: 'Server Down' })).not.toBeInTheDocument()
    },
  )
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../support/renderApp'

/** What changes in the tiles of the grid while an act runs. */
async function changesDuring(act: () => Promise<void>): Promise<string[]> {
  const seen: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { target, attributeName } of records) {
      const isOfTile = target instanceof Element && target.closest('li') !== null
      if (isOfTile) seen.push(`${target.tagName} ${attributeName ?? 'children'}`)
    }
  })
  const options = { subtree: true, childList: true, attributes: true }
  observer.observe(screen.getByTestId('game-grid'), options)
  await act()
  observer.disconnect()
  return seen
}

it('a change of language renames all hearts without a change in any tile', async () => {
  const { user } = await renderApp('/casino/preview', { player: 'yasmine' })
  await screen.findAllByTestId('game-tile')
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('button', { name: 'Favourite' }).length).toBeGreaterThan(20)
  const header = within(screen.getByRole('banner'))
  const changes = await changesDuring(async () => {
    await user.click(header.getByRole('button', { name: /English/ }))
    await user.click(screen.getByRole('menuitemradio', { name: /Français/ }))
    await waitFor(() => {
      expect(document.documentElement.lang).toBe('fr')
    })
    await main.findAllByRole('button', { name: 'Favori' })
  })
  expect(changes).toEqual([])
})

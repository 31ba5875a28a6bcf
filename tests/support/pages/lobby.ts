import { screen } from '@testing-library/react'
import type { RenderedApp } from './app'

/** A list of games: a preview, a provider's row, the home page. */
export const lobby = ({ user }: Pick<RenderedApp, 'user'>) => {
  const tiles = () => screen.findAllByTestId('game-tile')
  return {
    /** The tiles, as soon as there is one. */
    tiles,
    /** Opens a game by its place in the list. */
    open: async (place = 0) => {
      const tile = (await tiles())[place]
      if (!tile) throw new Error(`There is no game ${String(place)}`)
      await user.click(tile)
      return tile
    },
    retry: async () => {
      await user.click(await screen.findByRole('button', { name: 'Retry' }))
    },
  }
}

import { screen, within } from '@testing-library/react'
import type { RenderedApp } from './app'

/** A history page on desktop. */
export const history = ({ user }: Pick<RenderedApp, 'user'>) => {
  const main = () => within(screen.getByRole('main'))
  return {
    /** The texts of the table's rows, without its header, as soon as there is one. */
    rows: async (): Promise<string[][]> => {
      const [, ...rows] = await main().findAllByRole('row')
      return rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      )
    },
    next: async () => {
      await user.click(await main().findByRole('button', { name: 'Next' }))
    },
    previous: async () => {
      await user.click(await main().findByRole('button', { name: 'Previous' }))
    },
  }
}

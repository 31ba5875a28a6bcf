import { screen } from '@testing-library/react'
import type { RenderedApp } from './app'

/** The page of an open game. */
export const play = ({ user }: Pick<RenderedApp, 'user'>) => ({
  frame: () => screen.findByTestId<HTMLIFrameElement>('game-frame'),
  close: async () => {
    await user.click(await screen.findByRole('button', { name: 'Close' }))
  },
})

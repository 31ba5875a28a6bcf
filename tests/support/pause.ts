import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

/** The panel that shows the pause. */
export const panel = async (name = 'Taking a break') => {
  const section = (await screen.findByRole('heading', { name })).closest('section')
  if (!section) throw new Error('There is no panel')
  return within(section)
}
export const press = async (name: string) => (await panel()).getByRole('button', { name })
export const status = async () => (await panel()).getByRole('status')
export const isPaused = () =>
  waitFor(async () => {
    expect(await status()).toHaveTextContent(/^Pause until \d\d\/\d\d\/\d{4}/)
  })

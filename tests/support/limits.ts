import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { renderApp } from './renderApp'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
export const PAGE = '/play_responsibly'

export const region = async (name = 'Limits of this account') =>
  within(await screen.findByRole('region', { name }))
export const field = async () =>
  (await region()).findByRole('spinbutton', { name: 'Minutes per day' })
/** What the panel says; it says nothing until the account is known. */
export async function status(): Promise<HTMLElement> {
  const element = (await region()).getByRole('status')
  await waitFor(() => {
    expect(element).not.toBeEmptyDOMElement()
  })
  return element
}

/** Types the minutes per day and saves. */
export async function save(
  { user }: Pick<Awaited<ReturnType<typeof renderApp>>, 'user'>,
  minutes: string,
) {
  await user.clear(await field())
  if (minutes) await user.type(await field(), minutes)
  await user.click((await region()).getByRole('button', { name: 'Save limits' }))
}

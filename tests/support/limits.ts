import { act, screen, within } from '@testing-library/react'
import type { renderApp } from './renderApp'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
export const PAGE = '/play_responsibly'

export const region = async (name = 'Limits on this device') =>
  within(await screen.findByRole('region', { name }))
export const field = async (name: string) => (await region()).getByRole('spinbutton', { name })
export const status = async () => (await region()).getByRole('status')

export type View = Awaited<ReturnType<typeof renderApp>>

/** Types into fields of the limits and saves. */
export async function save({ user }: Pick<View, 'user'>, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await user.clear(await field(name))
    if (text) await user.type(await field(name), text)
  }
  await user.click((await region()).getByRole('button', { name: 'Save limits' }))
}

/** Simulates a write in another tab: the value and its storage event. */
export function writeElsewhere(key: string, data: unknown): void {
  act(() => {
    localStorage.setItem(key, JSON.stringify({ version: 1, data }))
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
}

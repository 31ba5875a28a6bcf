import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { interruptNetwork } from './network'
import type { renderApp } from './renderApp'

export type App = Awaited<ReturnType<typeof renderApp>>
type Look = () => unknown
export type Act = (app: App) => unknown

/** How a call of Spec §7 is triggered, and how a player sees its failure. */
export interface FaultRow {
  call: string
  url: string
  options?: { player?: 'yasmine'; mobile?: boolean }
  /** Triggers the first request if opening the page does not. */
  ask?: Act
  /** Asserts that the valid response is on screen. */
  content: Look
  failed: Look
  retry: Act
  /** Triggers another request when content is shown; null: no further request is possible. */
  again: Act | null
  /** What stays on screen after that failure: the loaded content by default. */
  kept?: Look
}

export const button = (name: string | RegExp, root: HTMLElement = document.body) =>
  within(root).getByRole('button', { name })
const main = () => screen.getByRole('main')
export const region = (name: string) => screen.getByRole('region', { name })
export const group = (name: string) => screen.getByRole('group', { name })
export const press =
  (name: string | RegExp, root = main): Act =>
  ({ user }) =>
    user.click(button(name, root()))

export const down = (root: () => HTMLElement = main) => {
  expect(within(root()).getByRole('heading', { name: 'Server Down' })).toBeVisible()
  button('Retry', root())
}
export const seen = (testId: string) => () => screen.getAllByTestId(testId)[0]
export const tilesAre = (count: number) => () => {
  expect(screen.getAllByTestId('game-tile')).toHaveLength(count)
}
/** What the page does on its own when the network returns. */
export const comeBack: Act = () => {
  interruptNetwork()
}
export const player = { player: 'yasmine' } as const
export const alert = () => expect(screen.getAllByRole('alert')[0]).not.toBeEmptyDOMElement()
export const sportFrame = () => {
  expect(screen.getByTestId('sport-frame').querySelector('iframe')).not.toBeNull()
}

export const pressTile: Act = ({ user }) => user.click(screen.getAllByTestId('game-tile')[0]!)

/** A part with an error and a retry of its own. */
export const part = (
  call: string,
  url: string,
  content: Look,
  root = main,
  options: FaultRow['options'] = {},
): FaultRow => ({
  call,
  url,
  options,
  content,
  failed: () => {
    down(root)
  },
  retry: press('Retry', root),
  again: comeBack,
})

/** The three histories differ only in name. */
export const history = (call: string, url: string, page: string): FaultRow => ({
  ...part(call, url, () => screen.getByText(page), main, player),
  kept: down,
})

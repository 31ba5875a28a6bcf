import { act, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { lobby } from './pages/lobby'
import { answerStart, findFrame, frame } from './play'
import type { PlayerName } from './players'
import { renderApp } from './renderApp'
import type { TestRouter } from './routerProbe'
import { openLogin, sendLogin } from './shell'

export type PlayingApp = Awaited<ReturnType<typeof openTile>>

const pathOf = ({ state: { location } }: TestRouter) => location.pathname + location.search

/** A player opens a game with a press on its tile; `starts` has the bodies of the StartGame requests. */
export async function openTile() {
  const starts = answerStart()
  const app = await renderApp('/casino/preview?s=a', { player: 'yasmine' })
  await lobby(app).open()
  await findFrame()
  await screen.findByTestId('balance')
  return { ...app, starts, path: () => pathOf(app.router) }
}

/** A visit that begins at a page without games. */
export async function openElsewhere(player?: PlayerName) {
  const starts = answerStart()
  const app = await renderApp('/contact_us', player ? { player } : {})
  return { ...app, starts, path: () => pathOf(app.router) }
}

/** A player logs in with the header's button. */
export async function logInAs({ user }: Pick<PlayingApp, 'user'>, username: PlayerName) {
  await openLogin(user)
  await sendLogin(user, username)
  await screen.findByTestId('balance')
}

/** The time in which a page would open a game. */
export const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)))

type Shown = Pick<PlayingApp, 'path' | 'starts'>

/** The preview of the game's type shows, without the last player's search; no further game has started. */
export async function expectPreview({ path, starts }: Shown, count = 1): Promise<void> {
  await waitFor(() => {
    expect(path()).toBe('/casino/preview')
  })
  await settle()
  expect(frame()).not.toBeInTheDocument()
  expect(starts).toHaveLength(count)
}

export async function expectGame({ path, starts }: Shown, count = 2): Promise<void> {
  expect(await findFrame()).toBeInTheDocument()
  expect(path()).toBe('/casino/play_game')
  expect(starts).toHaveLength(count)
}

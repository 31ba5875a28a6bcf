import { act, waitFor } from '@testing-library/react'
import { delay } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerStart, findFrame, frame, openGame } from '../support/play'
import { renderApp } from '../support/renderApp'
import { changeSettings } from '../support/settings'
import { answerSessions, findFrame as findSportFrame, frames, TEMPLATE } from '../support/sport'

const own = window.location.origin
const theirs = 'https://games.example'
const ownExit = { type: 'game:exit' }
const theirExit = { type: 'closeGame' }

const say = (data: unknown, source: Window | null, origin: string) => {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  })
}

/** Origins that differ from this one in a single part. */
function similarOrigins(origin: string): string[] {
  const { protocol, hostname, host } = new URL(origin)
  const otherProtocol = protocol === 'https:' ? 'http:' : 'https:'
  return [
    `${origin}0`,
    `${protocol}//${hostname}.evil.test`,
    `${protocol}//${hostname}:8443`,
    `${protocol}//evil.${host}`,
    `${otherProtocol}//${host}`,
  ]
}

/** Every message that must not end what is in the frame. */
function sayWrong(inside: Window | null): void {
  for (const source of [window, null]) {
    say(ownExit, source, own)
    say(theirExit, source, theirs)
  }
  for (const origin of [theirs, 'null', ...similarOrigins(own)]) say(ownExit, inside, origin)
  for (const origin of [own, 'null', ...similarOrigins(theirs)]) {
    say(theirExit, inside, origin)
    say(theirExit.type, inside, origin)
  }
}

beforeEach(() => {
  changeSettings({ exitMessage: { type: theirExit.type, origin: theirs } })
})

const exits = [
  ["the app's exit page", ownExit, own],
  ["the brand's message", theirExit, theirs],
  ["the brand's message as text", theirExit.type, theirs],
] as const

describe('Decisions 54: the way out', () => {
  it.each(exits)('of a game is %s, from its frame and its origin only', async (_, data, origin) => {
    answerStart()
    const { path } = await openGame()
    const game = (await findFrame()).contentWindow
    sayWrong(game)
    expect(frame()).toBeVisible()
    say(data, game, origin)
    await waitFor(() => {
      expect(path()).toBe('/casino/preview?p=37')
    })
  })

  it.each(exits)('of sport is %s, from its frame and its origin only', async (_, data, origin) => {
    changeSettings({ sportUrl: TEMPLATE })
    answerSessions()
    const { router } = await renderApp('/sport', { player: 'yasmine' })
    const sport = (await findSportFrame()).contentWindow
    sayWrong(sport)
    // The time in which the app would lead home.
    await act(() => delay(200))
    expect(router.state.location.pathname).toBe('/sport')
    expect(frames()).toHaveLength(1)
    say(data, sport, origin)
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/')
    })
  })
})

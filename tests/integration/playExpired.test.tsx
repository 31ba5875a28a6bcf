import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { expire, logOut } from '../support/ends'
import { go } from '../support/go'
import { holdResponses } from '../support/holdResponses'
import { answerStart, findFrame, frame } from '../support/play'
import type { PlayerName } from '../support/players'
import { server, world } from '../support/server'
import { expectNoDialog, openLogin, sendLogin } from '../support/shell'
import {
  expectGame,
  expectPreview,
  logInAs,
  openTile,
  settle,
  type PlayingApp,
} from '../support/tile'

/** A player's session expires on a public page after a game. */
async function openExpired() {
  const app = await openTile()
  await go(app.router, '/contact_us')
  await expire()
  return app
}

/** A login whose answer has no player, so that only `/UserDetails` says whose session it is. */
async function logInUnknown({ user }: PlayingApp, name: PlayerName) {
  const token = world.login(name, 'sirocco2026')?.token
  server.use(http.post('*/api/login', () => HttpResponse.json({ token })))
  await openLogin(user)
  await sendLogin(user, name)
  await expectNoDialog()
}

describe('Decisions 14: Back to a game after the session expired', () => {
  it.each<[string, (app: PlayingApp) => Promise<void>]>([
    [
      'in the dialog that Back opens',
      async (app) => {
        await go(app.router, -1)
        await sendLogin(app.user)
      },
    ],
    [
      'before',
      async (app) => {
        await logInAs(app, 'yasmine')
        await go(app.router, -1)
      },
    ],
  ])('starts it for the same player, who logs in %s, until a logout', async (_, logInAgain) => {
    const app = await openExpired()
    await logInAgain(app)
    await expectGame(app)
    await logOut(app)
    await logInAs(app, 'yasmine')
    await go(app.router, -1)
    await expectPreview(app, 2)
  })

  it('starts it for the same player, who logs in where the game was', async () => {
    const app = await openTile()
    await expire()
    await sendLogin(app.user)
    await expectGame(app)
  })

  it('starts nothing for another player who logs in before', async () => {
    const app = await openExpired()
    await logInAs(app, 'karim')
    await go(app.router, -1)
    await expectPreview(app)
  })

  it('starts nothing for another player who logs in in the dialog that Back opens', async () => {
    const app = await openExpired()
    await go(app.router, -1)
    await sendLogin(app.user, 'karim')
    await screen.findByTestId('balance')
    await settle()
    expect([app.path(), app.starts.length]).toEqual(['/', 1])
  })

  it('starts nothing when the device has lost what it had stored', async () => {
    const app = await openExpired()
    localStorage.clear()
    await logInAs(app, 'yasmine')
    await go(app.router, -1)
    await expectPreview(app)
  })
})

describe('Decisions 14: while the account is not known', () => {
  it.each<[PlayerName, (app: PlayingApp) => Promise<void>]>([
    ['yasmine', expectGame],
    ['karim', expectPreview],
  ])('an entry waits; then %s sees the result', async (name, expectResult) => {
    const app = await openExpired()
    const release = holdResponses('UserDetails')
    await logInUnknown(app, name)
    await go(app.router, -1)
    await settle()
    expect(screen.getByRole('main').querySelector('[aria-busy=true]')).not.toBeNull()
    expect(frame()).not.toBeInTheDocument()
    expect(app.starts).toHaveLength(1)
    release()
    await expectResult(app)
  })

  it('an entry offers Retry when the data that it waits for fail', async () => {
    const app = await openExpired()
    server.use(http.get('*/api/UserDetails', () => HttpResponse.json({}, { status: 500 })))
    await logInUnknown(app, 'yasmine')
    await go(app.router, -1)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    server.resetHandlers()
    const starts = answerStart()
    await app.user.click(retry)
    await findFrame()
    expect(starts).toHaveLength(1)
  })
})

import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { deviceText } from '../support/deviceText'
import { expire, logOut, logOutElsewhere } from '../support/ends'
import { go } from '../support/go'
import { play } from '../support/pages/play'
import { findFrame, game } from '../support/play'
import { logIn } from '../support/players'
import { expectNoDialog, findDialog, sendLogin } from '../support/shell'
import {
  expectPreview,
  logInAs,
  openElsewhere,
  openTile,
  settle,
  type PlayingApp,
} from '../support/tile'

/** The state of the entry on the screen. */
const entryOf = ({ router }: PlayingApp) => {
  const { location } = router.state
  return { pathname: location.pathname, state: location.state as { opening: string } }
}

describe('Decisions 14: Back to a game after a logout', () => {
  it.each<[string, ((app: PlayingApp) => Promise<void>) | null]>([
    ['a visitor', null],
    ['another player', (app) => logInAs(app, 'karim')],
    ['the same player', (app) => logInAs(app, 'yasmine')],
  ])('shows %s the preview of its type and starts nothing', async (_, logInAgain) => {
    const app = await openTile()
    await logOut(app)
    await logInAgain?.(app)
    await go(app.router, -1)
    await expectPreview(app)
    await expectNoDialog()
  })

  it('does so for an entry that the mini player has written', async () => {
    const app = await openTile()
    await app.user.click(screen.getByRole('button', { name: 'Minimise' }))
    await go(app.router, '/contact_us')
    await app.user.click(await screen.findByRole('button', { name: 'Back to the game' }))
    await logOut(app)
    await logInAs(app, 'karim')
    await go(app.router, -1)
    await expectPreview(app)
  })

  it('does so after a reload', async () => {
    const app = await openTile()
    const { pathname, state } = entryOf(app)
    await logOut(app)
    app.view.unmount()
    const next = await openElsewhere('karim')
    await go(next.router, pathname, { state })
    await expectPreview(next, 0)
  })
})

describe('Decisions 14: a logout in another tab', () => {
  it('does the same, also with Forward', async () => {
    const app = await openTile()
    await go(app.router, -1)
    await logOutElsewhere()
    await logInAs(app, 'yasmine')
    await go(app.router, 1)
    await expectPreview(app)
  })

  it('leaves the page of the game; the login in the dialog leads to no game', async () => {
    const app = await openTile()
    await logOutElsewhere()
    await sendLogin(app.user)
    await screen.findByTestId('balance')
    await settle()
    expect([app.path(), app.starts.length]).toEqual(['/', 1])
  })

  it("and another player's login there end the game that is on the screen", async () => {
    const app = await openTile()
    act(() => {
      logIn('karim')
    })
    await expectPreview(app)
  })
})

describe('§2 Play page: an entry without a mark', () => {
  it('starts for a visitor who logs in, and belongs to that session from then on', async () => {
    const app = await openElsewhere()
    await go(app.router, '/casino/play_game', { state: game })
    await findDialog('Login')
    await sendLogin(app.user)
    await findFrame()
    await go(app.router, '/virtual')
    await logOut(app)
    await logInAs(app, 'karim')
    await go(app.router, -2)
    await expectPreview(app)
  })

  it('starts nothing after the logout that ended its game', async () => {
    const app = await openElsewhere('yasmine')
    await go(app.router, '/casino/play_game', { state: game })
    await findFrame()
    await logOut(app)
    await logInAs(app, 'karim')
    await go(app.router, -1)
    await expectPreview(app)
  })
})

describe('Decisions 14: a closed game', () => {
  it('stays closed after a reload; the logout erases that', async () => {
    const app = await openTile()
    const { pathname, state } = entryOf(app)
    await play(app).close()
    app.view.unmount()
    const next = await openElsewhere()
    await go(next.router, pathname, { state })
    await settle()
    expect(next.path()).toBe('/casino/preview?s=a')
    expect(next.starts).toEqual([])
    expect(deviceText()).toContain(state.opening)
    await logOut(next)
    expect(deviceText()).not.toContain(state.opening)
  })

  it('stays closed for the same player after the session has expired and a reload', async () => {
    const app = await openTile()
    const { pathname, state } = entryOf(app)
    await play(app).close()
    await expire()
    app.view.unmount()
    const next = await openElsewhere('yasmine')
    await screen.findByTestId('balance')
    await go(next.router, pathname, { state })
    await settle()
    expect(next.path()).not.toBe(pathname)
    expect(next.starts).toEqual([])
  })
})

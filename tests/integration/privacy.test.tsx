import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { toggleFavourite } from '@/features/casino/favourites'
import { addRecentSearch } from '@/device/recentSearches'
import { logout } from '@/store/player/authSlice'
import { createStore } from '@/store/store'
import { deviceText } from '../support/deviceText'
import { go } from '../support/go'
import { answerStart, findFrame, game, openGame } from '../support/play'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'

/** What the session itself stores; every end of it erases this. */
const ofSession = ['yasmine', '1248.500', 'play_game', 'startedAt', 's=secret']
/** What the player chose; a logout erases it. */
const chosen = ['204817', game.name, 'secret words']
const found = (texts: string[]) => texts.filter((text) => deviceText().includes(text))

/** A player who has scrolled, played, searched and saved a favourite. */
async function playFor() {
  answerStart()
  const app = await openGame('/casino/preview?s=secret%20words', game)
  await findFrame()
  toggleFavourite(game)
  addRecentSearch('secret words')
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => {
    expect(found([...ofSession, ...chosen])).toEqual(
      expect.arrayContaining(['1248.500', 's=secret', ...chosen]),
    )
  })
  return app
}
type App = Awaited<ReturnType<typeof playFor>>

const loseToken = () => {
  act(() => {
    localStorage.removeItem('token')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  })
}
const logOut = async ({ user, router }: App) => {
  await go(router, '/')
  await user.click(screen.getByRole('button', { name: /yasmine/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
}

const nothingHere = () => screen.findByRole('heading', { name: 'Nothing here yet' })
const sessionIsForgotten = () =>
  waitFor(
    () => {
      expect(found(ofSession)).toEqual([])
    },
    { timeout: 8000 },
  )

describe('Decisions 4: a shared device', () => {
  it.each([
    ['here', logOut],
    ['in another tab', () => act(() => createStore().dispatch(logout(undefined)))],
  ] as const)("a logout %s erases all that is the player's", async (_, end) => {
    const app = await playFor()
    await end(app)
    await sessionIsForgotten()
    expect(found(chosen)).toEqual([])
    await go(app.router, '/my_games')
    expect(await nothingHere()).toBeVisible()
    app.view.unmount()
    const again = await renderApp('/my_games', { player: 'yasmine' })
    expect(await screen.findByTestId('user-panel')).toHaveTextContent('yasmine')
    expect(await nothingHere()).toBeVisible()
    again.view.unmount()
  })

  it.each([
    [
      'a 401',
      () => {
        server.use(http.get('*/api/UserDetails', () => HttpResponse.json({}, { status: 401 })))
      },
    ],
    ['a token that has gone', loseToken],
  ])('after %s nobody sees the lists until the same player is back', async (_, end) => {
    const app = await playFor()
    end()
    await sessionIsForgotten()
    server.resetHandlers()
    await go(app.router, '/my_games')
    expect(await nothingHere()).toBeVisible()
    app.view.unmount()

    localStorage.removeItem('token')
    const next = await renderApp('/my_games', { player: 'karim' })
    expect(await screen.findByTestId('user-panel')).toHaveTextContent('karim')
    expect(await nothingHere()).toBeVisible()
    next.view.unmount()

    localStorage.removeItem('token')
    await renderApp('/my_games', { player: 'yasmine' })
    expect(await screen.findByRole('region', { name: 'Favourites' })).toHaveTextContent(game.name)
    expect(screen.getByRole('region', { name: 'Recently played' })).toHaveTextContent(game.name)
  })

  it('a session that expired while no tab was open leaves no data of itself', async () => {
    const { view } = await playFor()
    view.unmount()
    localStorage.removeItem('token')
    // Closing a tab deletes its session storage.
    sessionStorage.clear()
    await renderApp('/my_games')
    await sessionIsForgotten()
    expect(await nothingHere()).toBeVisible()
  })

  it('a logout in another tab leaves no search in the address, the field or the storage of this one', async () => {
    const { router, view } = await renderApp('/casino/preview?c=3&s=secret%20words', {
      player: 'yasmine',
    })
    expect(await screen.findByTestId('user-panel')).toHaveTextContent('yasmine')
    expect(await screen.findByRole('searchbox')).toHaveValue('secret words')
    await act(() => createStore().dispatch(logout(undefined)))
    await waitFor(() => {
      expect(screen.getByRole('searchbox')).toHaveValue('')
    })
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/casino/preview?c=3',
    )
    window.dispatchEvent(new Event('pagehide'))
    view.unmount()
    expect(deviceText()).not.toContain('secret')
  })

  it('a password change erases what a logout erases', async () => {
    const { user, router } = await playFor()
    await go(router, '/reset_password')
    const main = within(screen.getByRole('main'))
    await user.type(await main.findByLabelText('Old password'), 'sirocco2026')
    await user.type(main.getByLabelText('New password'), 'another')
    await user.type(main.getByLabelText('Repeat password'), 'another')
    await user.click(main.getByRole('button', { name: 'Reset password' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
    await sessionIsForgotten()
    expect(found(chosen)).toEqual([])
  })
})

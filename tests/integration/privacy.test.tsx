import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, describe, expect, it } from 'vitest'
import { favourites, toggleFavourite } from '@/device/favourites'
import { noteSearch } from '@/device/recentSearches'
import { deviceText } from '../support/deviceText'
import { go } from '../support/go'
import { answerStart, findFrame, game, loadPages, openGame } from '../support/play'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'

beforeAll(() =>
  Promise.all([
    loadPages(),
    import('@/pages/MyGamesPage'),
    import('@/features/protection/TimeCheck'),
    import('@/device/playerVault'),
  ]),
)

const secrets = [
  'yasmine',
  '204817',
  '1248.500',
  game.name,
  'secret words',
  'play_game',
  'startedAt',
]
const found = () => secrets.filter((secret) => deviceText().includes(secret))

/** A player who has played, searched and saved a favourite, with the data already encrypted. */
async function playFor() {
  answerStart()
  const app = await openGame('/casino/preview?s=secret%20words', game)
  await findFrame()
  toggleFavourite(game)
  noteSearch('secret words')
  await waitFor(() => {
    expect(found()).toEqual(expect.arrayContaining(['1248.500', game.name, 'secret words']))
    expect(localStorage.getItem('players')).toMatch(/"sealed":\[\["[0-9a-f]{32}"/)
  })
  return app
}

const ends: [string, (app: Awaited<ReturnType<typeof playFor>>) => unknown][] = [
  [
    'a logout',
    async ({ user, router }) => {
      await go(router, '/')
      await user.click(screen.getByRole('button', { name: /yasmine/ }))
      await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    },
  ],
  [
    'a logout in another tab',
    () => {
      act(() => {
        localStorage.removeItem('token')
        window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
      })
    },
  ],
  [
    'a 401',
    () => {
      server.use(http.get('*/api/UserDetails', () => HttpResponse.json({}, { status: 401 })))
    },
  ],
]

describe('S13, Decisions 4: a shared device', () => {
  it.each(ends)("after %s none of the player's data can be read in storage", async (_, end) => {
    const app = await playFor()
    await end(app)
    await waitFor(
      () => {
        expect(found()).toEqual([])
      },
      { timeout: 8000 },
    )
    expect(favourites.get().value).toEqual([])
  })

  it('a session that expired while no tab was open leaves no data either', async () => {
    const { view } = await playFor()
    view.unmount()
    localStorage.removeItem('token')
    // Closing a tab deletes its session storage.
    sessionStorage.clear()
    await renderApp('/')
    await waitFor(() => {
      expect(found()).toEqual([])
    })
  })

  it('the next player sees none of it, and the same player sees all of it again', async () => {
    const { view } = await playFor()
    view.unmount()
    localStorage.removeItem('token')
    const next = await renderApp('/my_games', { player: 'karim' })
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
    next.view.unmount()
    localStorage.removeItem('token')
    await renderApp('/my_games', { player: 'yasmine' })
    expect(await screen.findByRole('region', { name: 'Favourites' })).toHaveTextContent(game.name)
    expect(screen.getByRole('region', { name: 'Recently played' })).toHaveTextContent(game.name)
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { favourites } from '@/features/casino/favourites'
import { go } from '../support/go'
import { tileNames } from '../support/games'
import { renderApp } from '../support/renderApp'

const hearts = () => screen.getAllByRole('button', { name: 'Favourite' })
const region = (name: string) => screen.queryByRole('region', { name })

const kept = (key: string, games: object[]) => {
  localStorage.setItem(key, JSON.stringify({ version: 1, data: games }))
}
const game = (id: number, name: string) => ({
  game_id: id,
  name,
  provider_id: 37,
  provider_name: 'Pragmatic',
  image: '',
  type: 1,
})

describe('My games: favourites', () => {
  it('one press on a heart adds a game, another removes it, and the game does not open', async () => {
    const { user, router } = await renderApp('/casino/preview')
    const [heart] = await screen.findAllByRole('button', { name: 'Favourite' })
    const name = screen.getAllByTestId('game-tile')[0]?.getAttribute('aria-label') ?? ''
    expect(heart).toHaveAttribute('aria-description', name)
    expect(heart).toHaveAttribute('aria-pressed', 'false')
    await user.click(heart!)
    expect(heart).toHaveAttribute('aria-pressed', 'true')
    await go(router, '/my_games')
    const list = within(await screen.findByRole('region', { name: 'Favourites' }))
    expect(tileNames(region('Favourites')!)).toEqual([name])
    await user.click(list.getByRole('button', { name: 'Favourite' }))
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('a heart pressed in another tab is updated here at once', async () => {
    await renderApp('/casino/preview')
    const [tile] = await screen.findAllByTestId('game-tile')
    const id = tile?.getAttribute('data-game-id') ?? ''
    const provider = tile?.getAttribute('data-provider-id') ?? ''
    kept('favourites', [{ ...game(0, 'Elsewhere'), game_id: id, provider_id: provider }])
    window.dispatchEvent(new StorageEvent('storage', { key: 'favourites' }))
    await waitFor(() => {
      expect(hearts()[0]).toHaveAttribute('aria-pressed', 'true')
    })
  })

  it('with blocked storage the heart works in this tab only, and a notice says so', async () => {
    const { user } = await renderApp('/casino/preview')
    await screen.findAllByRole('button', { name: 'Favourite' })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(hearts()[0]!)
    expect(await screen.findByText(/could not keep the change/)).toBeVisible()
    // The in-memory favourites would leak into later tests.
    vi.restoreAllMocks()
    favourites.update(() => [])
  })
})

describe('My games: recently played', () => {
  it('an opened game is first among the recent games, on the home page too', async () => {
    kept('recentGames', [game(1, 'Older Game'), game(2, 'Oldest Game')])
    const state = { ...game(1000, 'Newest Game') }
    const { router } = await renderApp('/my_games', { player: 'yasmine' })
    expect(tileNames(await screen.findByRole('region', { name: 'Recently played' }))).toEqual([
      'Older Game',
      'Oldest Game',
    ])
    await go(router, '/casino/play_game', { state })
    await screen.findByTestId('game-frame')
    await go(router, '/')
    const row = await screen.findByRole('region', { name: 'Recently played' })
    expect(tileNames(row)).toEqual(['Newest Game', 'Older Game', 'Oldest Game'])
    expect(within(row).getByRole('link', { name: 'All' })).toHaveAttribute('href', '/my_games')
  })

  it.each([true, false])(
    'home has no such row while there are no games (mobile: %s)',
    async (mobile) => {
      await renderApp('/', { mobile })
      expect(region('Recently played')).toBeNull()
      expect(region('Favourites')).toBeNull()
    },
  )

  it('home shows the favourites while there are no recent games', async () => {
    kept('favourites', [game(5, 'Kept Game')])
    await renderApp('/', { mobile: true })
    expect(tileNames(await screen.findByRole('region', { name: 'Favourites' }))).toEqual([
      'Kept Game',
    ])
  })
})

describe('My games: the device’s own data', () => {
  it('can be deleted after a confirmation', async () => {
    kept('favourites', [game(5, 'Kept Game')])
    kept('recentGames', [game(6, 'Played Game')])
    const { user } = await renderApp('/my_games')
    await user.click(await screen.findByRole('button', { name: 'Erase everything' }))
    expect(region('Favourites')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Yes, erase everything' }))
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
    expect(localStorage.getItem('favourites')).toBeNull()
    expect(localStorage.getItem('recentGames')).toBeNull()
  })

  it.each(['no json', '{"version":9,"data":[]}', '{"version":1,"data":{"a":1}}'])(
    'unreadable data (%s) shows an error, and leaves the page working',
    async (stored) => {
      localStorage.setItem('favourites', stored)
      await renderApp('/my_games')
      expect(await screen.findByText(/could not be read/)).toBeVisible()
      expect(screen.getByRole('heading', { name: 'My games', level: 1 })).toBeVisible()
    },
  )
})

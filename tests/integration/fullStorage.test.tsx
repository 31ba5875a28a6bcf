import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { storeLobby } from '@/app/storeLobby'
import { addRecentGame } from '@/device/recentGames'
import { tokenStorage } from '@/device/tokenStorage'
import { favourites, toggleFavourite } from '@/features/casino/favourites'
import type { Game } from '@/domain/entities'
import { createStore } from '@/store/store'
import { fillStorage, isFull } from '../support/fullStorage'
import { answer, tileNames, wireGames } from '../support/games'
import { isPaused, panel, press } from '../support/pause'
import { useProtection } from '../support/protection'
import { renderApp } from '../support/renderApp'

const PICTURE = `data:image/svg+xml,${'a'.repeat(90_000)}`
const stored = (key: string) => localStorage.getItem(key)

/** Visits a page of the lobby, which the device keeps. */
async function visit(url: string, names: number) {
  const { store, view } = await renderApp(url)
  await waitFor(() => {
    expect(tileNames().length).toBeGreaterThanOrEqual(names)
  })
  const stop = storeLobby(store, Promise.resolve())
  await waitFor(() => {
    expect(stored('lobby')).not.toBeNull()
  })
  stop()
  view.unmount()
}

describe('Pictures that are a long text', () => {
  beforeEach(() => {
    answer('get_slot_game', { data: wireGames(14, 1, { image: PICTURE }), total: 14 })
    answer('papuler_slot', { data: wireGames(14, 1, { image: PICTURE }) })
    answer('get_all_providers', { data: [{ pro_id: 37, Alias: 'Pragmatic', Image: PICTURE }] })
  })

  it.each([
    ['/', 24],
    ['/casino', 12],
  ])('do not fill the storage with the kept lobby of %s', async (url, names) => {
    await visit(url, names)
    expect(stored('lobby')?.includes('Game 12')).toBe(true)
    expect(stored('lobby')?.length).toBeLessThan(50_000)
  })

  it('leave the kept lobby of a former build at the next visit, from lists that do not load too', async () => {
    const list = wireGames(14, 1, { image: PICTURE })
    const games = [{ key: '2_998', query: { type: 2, size: 12, provider: '998' }, list, total: 14 }]
    const providers = { type: 1, list: [{ id: 37, Alias: 'Pragmatic', Image: PICTURE }] }
    const data = { at: Date.now(), lang: 'en', games, providers }
    localStorage.setItem('lobby', JSON.stringify({ version: 2, data }))
    const stop = storeLobby(createStore(), Promise.resolve())
    await waitFor(() => {
      expect(stored('lobby')?.length).toBeLessThan(50_000)
    })
    stop()
    expect(stored('lobby')?.includes('Game 12')).toBe(true)
    expect(stored('lobby')?.includes('Pragmatic')).toBe(true)
  })
})

it('A long picture is not stored with a favourite or a recent game', () => {
  const [game] = wireGames(1, 1, { image: PICTURE }) as [Game]
  toggleFavourite(game)
  addRecentGame(game)
  for (const key of ['favourites', 'recentGames']) {
    expect(stored(key)?.includes('Game 1')).toBe(true)
    expect(stored(key)?.includes('data:')).toBe(false)
  }
  favourites.update(() => [])
})

describe('On a full origin the kept lobby makes room for', () => {
  beforeEach(async () => {
    await visit('/', 24)
    fillStorage()
    expect(isFull()).toBe(true)
  })

  it('a login', () => {
    tokenStorage.set('t'.repeat(200))
    expect(stored('token')?.length).toBe(200)
    expect(stored('lobby')).toBeNull()
  })

  it('a pause', async () => {
    useProtection({ pause: 'direct' })
    const { user } = await renderApp('/play_responsibly', { player: 'yasmine' })
    await screen.findByTestId('balance')
    await user.click(await press('Pause 24 h'))
    await isPaused()
    expect((await panel()).queryByText(/holds in this tab only/)).not.toBeInTheDocument()
    expect(stored('pause')).not.toBeNull()
  })
})

it('A full origin takes no other text of the device for a login', async () => {
  await visit('/', 24)
  favourites.update(() => wireGames(3) as Game[])
  fillStorage()
  const before = stored('favourites')
  tokenStorage.set('t'.repeat(3_000_000))
  expect(tokenStorage.get()?.length).toBe(3_000_000)
  expect(stored('token')).toBeNull()
  expect(stored('favourites') === before).toBe(true)
  favourites.update(() => [])
  tokenStorage.remove()
})

import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Game } from '@/domain/entities'
import { usePersisted } from '@/device/persisted'
import { adoptEarlierLists, forgetOtherPlayers, openPlayerData } from '@/device/playerData'
import { tokenStorage } from '@/device/tokenStorage'
import { deviceFile, eraseDevice } from '@/device/deviceData'
import { favourites, toggleFavourite } from '@/device/favourites'
import { saveFilter, savedFilters } from '@/device/savedFilters'
import { noteRecentGame, recentGames } from '@/device/recentGames'
import { noteSearch, recentSearches } from '@/device/recentSearches'
import { deviceText } from '../../support/deviceText'
import { wireGames } from '../../support/games'

const [one, two, three] = wireGames(3) as [Game, Game, Game]
const stores = [favourites, recentGames, recentSearches, savedFilters]
const values = () => stores.map((store) => store.get().value)
const none = [[], [], [], {}]

const logIn = async (token: string, account = token) => {
  tokenStorage.set(token)
  forgetOtherPlayers()
  await openPlayerData(account)
}
const logOut = () => {
  tokenStorage.remove()
  forgetOtherPlayers()
}
const fill = () => {
  toggleFavourite(one)
  noteRecentGame(two)
  noteSearch('book of secrets')
  saveFilter(1, { provider: '37', category: '' })
}
/** Waits until pending data has been encrypted. */
const sealed = (players: number) =>
  waitFor(() => {
    const { data } = JSON.parse(localStorage.getItem('players') ?? '{}') as {
      data?: { sealed: [] }
    }
    expect(data?.sealed).toHaveLength(players)
  })

beforeEach(() => {
  tokenStorage.remove()
  forgetOtherPlayers()
  adoptEarlierLists()
})

describe('Decisions 4: the stored data of each player of a device', () => {
  it('is available after the next login, and only to that player', async () => {
    await logIn('a')
    fill()
    const kept = values()
    expect(kept).not.toEqual(none)
    await sealed(1)
    logOut()
    expect(values()).toEqual(none)
    await logIn('b')
    expect(values()).toEqual(none)
    await logIn('another-token', 'a')
    expect(values()).toEqual(kept)
  })

  it('S13: cannot be read on the device after the logout', async () => {
    await logIn('a', '["17","yasmine"]')
    fill()
    expect(deviceText()).toContain(one.name)
    await sealed(1)
    logOut()
    for (const secret of [one.name, two.name, 'book of secrets', 'yasmine', 'provider']) {
      expect(deviceText()).not.toContain(secret)
    }
  })

  it("is separate from the visitors' data", async () => {
    toggleFavourite(three)
    await logIn('a')
    expect(favourites.get().value).toEqual([])
    toggleFavourite(one)
    expect(favourites.get().value).toEqual([one])
    logOut()
    expect(favourites.get().value).toEqual([three])
  })

  it('is available at once after a reload, before the player is known', async () => {
    await logIn('a')
    toggleFavourite(one)
    vi.resetModules()
    const page = await import('@/device/favourites')
    expect(page.favourites.get().value).toEqual([one])
  })

  it("is another player's while another token is stored", async () => {
    await logIn('a')
    toggleFavourite(one)
    tokenStorage.set('b')
    expect(favourites.get().value).toEqual([])
    toggleFavourite(two)
    expect(favourites.get().value).toEqual([two])
    expect(deviceText()).not.toContain(one.name)
  })

  it('includes choices made before the account was known', async () => {
    await logIn('a')
    toggleFavourite(one)
    await sealed(1)
    logOut()
    tokenStorage.set('new')
    forgetOtherPlayers()
    toggleFavourite(two)
    expect(favourites.get().value).toEqual([two])
    await openPlayerData('a')
    expect(favourites.get().value).toEqual([two, one])
  })

  it('includes them once if earlier logins left no data', async () => {
    tokenStorage.set('new')
    toggleFavourite(one)
    toggleFavourite(two)
    await openPlayerData('a')
    expect(favourites.get().value).toEqual([two, one])
  })

  it('is discarded when the player logs out before it is decrypted', async () => {
    await logIn('a')
    toggleFavourite(one)
    await sealed(1)
    logOut()
    tokenStorage.set('new')
    const opening = openPlayerData('a')
    logOut()
    await opening
    expect(deviceText()).not.toContain(one.name)
    expect(values()).toEqual(none)
  })

  it('can be downloaded and deleted, by its player only', async () => {
    toggleFavourite(three)
    await logIn('a')
    fill()
    expect(deviceFile(new Date())).toContain(one.name)
    expect(deviceFile(new Date())).not.toContain(three.name)
    expect(eraseDevice()).toBe(true)
    expect(values()).toEqual(none)
    logOut()
    expect(favourites.get().value).toEqual([three])
  })

  it('notifies its subscribers of changes', async () => {
    const { result } = renderHook(() => usePersisted(favourites).value)
    const shown = async (games: Game[]) => {
      await waitFor(() => {
        expect(result.current).toEqual(games)
      })
    }
    await logIn('a')
    toggleFavourite(one)
    await shown([one])
    logOut()
    await shown([])
  })

  it('is stored for the twenty most recent players', async () => {
    for (let i = 0; i < 21; i++) {
      await logIn(`token${String(i)}`, `account${String(i)}`)
      toggleFavourite(one)
      await sealed(Math.min(i + 1, 20))
    }
    await logIn('again', 'account0')
    expect(favourites.get().value).toEqual([])
  }, 20_000)

  it('lasts until the logout in a browser without Web Crypto', async () => {
    vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto)
    await logIn('a')
    toggleFavourite(one)
    expect(favourites.get().value).toEqual([one])
    logOut()
    await logIn('a2', 'a')
    expect(favourites.get().value).toEqual([])
  })

  it.each(['x', '{"version":1,"data":{"salt":"s","sealed":[["n"],7,null]}}'])(
    'starts again when the stored data is unreadable (%s)',
    async (raw) => {
      localStorage.setItem('players', raw)
      localStorage.setItem('player', raw)
      await logIn('a')
      toggleFavourite(one)
      expect(favourites.get().value).toEqual([one])
    },
  )
})

import { beforeEach, describe, expect, it } from 'vitest'
import type { Game } from '@/domain/entities'
import { adoptEarlierLists, forgetOtherPlayers } from '@/device/playerData'
import { tokenStorage } from '@/device/tokenStorage'
import { favourites, toggleFavourite } from '@/device/favourites'
import { recentGames } from '@/device/recentGames'
import { wireGames } from '../../support/games'

const [one] = wireGames(1) as [Game]

beforeEach(() => {
  tokenStorage.remove()
  forgetOtherPlayers()
})

describe('Decisions 4: the lists that the previous version stored for everybody', () => {
  const put = () => {
    localStorage.clear()
    for (const key of ['favourites', 'recentGames']) {
      localStorage.setItem(key, JSON.stringify({ version: 1, data: [one] }))
    }
  }

  it('are moved to the logged-in player', () => {
    put()
    tokenStorage.set('a')
    adoptEarlierLists()
    expect([favourites.get().value, recentGames.get().value]).toEqual([[one], [one]])
    tokenStorage.remove()
    forgetOtherPlayers()
    expect([favourites.get().value, recentGames.get().value]).toEqual([[], []])
  })

  it('stay with the visitors, except for the recently played games', () => {
    put()
    adoptEarlierLists()
    expect([favourites.get().value, recentGames.get().value]).toEqual([[one], []])
    expect(localStorage.getItem('recentGames')).toBeNull()
  })

  it('are moved once', () => {
    adoptEarlierLists()
    toggleFavourite(one)
    tokenStorage.set('a')
    adoptEarlierLists()
    expect(favourites.get().value).toEqual([])
  })
})

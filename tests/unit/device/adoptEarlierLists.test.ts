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

describe('Decisions 4: what the version before kept for everybody', () => {
  const put = () => {
    localStorage.clear()
    for (const key of ['favourites', 'recentGames']) {
      localStorage.setItem(key, JSON.stringify({ version: 1, data: [one] }))
    }
  }

  it('becomes the player’s who is logged in', () => {
    put()
    tokenStorage.set('a')
    adoptEarlierLists()
    expect([favourites.get().value, recentGames.get().value]).toEqual([[one], [one]])
    tokenStorage.remove()
    forgetOtherPlayers()
    expect([favourites.get().value, recentGames.get().value]).toEqual([[], []])
  })

  it('stays with the visitors, but not what somebody played', () => {
    put()
    adoptEarlierLists()
    expect([favourites.get().value, recentGames.get().value]).toEqual([[one], []])
    expect(localStorage.getItem('recentGames')).toBeNull()
  })

  it('is taken over once', () => {
    adoptEarlierLists()
    toggleFavourite(one)
    tokenStorage.set('a')
    adoptEarlierLists()
    expect(favourites.get().value).toEqual([])
  })
})

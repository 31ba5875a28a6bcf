import { weakMapMemoize } from '@reduxjs/toolkit'
import type { Game } from '@/domain/entities'
import { gameIdentity } from '@/domain/game'
import { keptGame } from '@/device/keptPicture'
import type { Stored } from '@/device/persisted'
import { savedGames } from '@/device/savedGames'

const MAX_ITEMS = 300

export const favourites = savedGames('favourites', MAX_ITEMS)

/** The result says whether the device has stored the change. */
export function toggleFavourite(game: Game): Stored<readonly Game[]> {
  const id = gameIdentity(game)
  return favourites.update((list) => {
    const others = list.filter((other) => gameIdentity(other) !== id)
    if (others.length < list.length) return others
    return [keptGame(game), ...others].slice(0, MAX_ITEMS)
  })
}

/** A page may have thousands of hearts, so that the list is searched only once. */
const idsOf = weakMapMemoize((games: readonly Game[]) => new Set(games.map(gameIdentity)))

export const isFavourite = (id: string): boolean => idsOf(favourites.get().value).has(id)

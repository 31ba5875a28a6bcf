import type { Game } from '@/domain/entities'
import { gameIdentity, pickGame } from '@/domain/game'
import type { Stored } from '@/device/persisted'
import { savedGames } from '@/device/savedGames'

const MAX_ITEMS = 300

/** The player's favourites on this device, the newest first. */
export const favourites = savedGames('favourites', MAX_ITEMS)

/** Adds a game or removes it; the result says whether the device has stored the change. */
export function toggleFavourite(game: Game): Stored<readonly Game[]> {
  const id = gameIdentity(game)
  return favourites.update((list) => {
    const others = list.filter((other) => gameIdentity(other) !== id)
    if (others.length < list.length) return others
    return [pickGame(game), ...others].slice(0, MAX_ITEMS)
  })
}

let ids: ReadonlySet<string> = new Set()
let watchers = 0
let stop: () => void = () => undefined

function readIds(): void {
  ids = new Set(favourites.get().value.map(gameIdentity))
}

export function isFavourite(id: string): boolean {
  if (watchers === 0) readIds()
  return ids.has(id)
}

/**
 * Calls back after each change of the favourites. All watchers share one set of identities, because a
 * list may contain thousands of tiles and reading the device takes longer than asking a set.
 */
export function watchFavourites(listener: () => void): () => void {
  if (watchers === 0) {
    stop = favourites.subscribe(readIds)
    readIds()
  }
  watchers += 1
  const stopThis = favourites.subscribe(listener)
  return () => {
    stopThis()
    watchers -= 1
    if (watchers === 0) stop()
  }
}

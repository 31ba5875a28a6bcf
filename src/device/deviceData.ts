import { favourites } from './favourites'
import { savedFilters } from './savedFilters'
import { recentGames } from './recentGames'
import { recentSearches } from './recentSearches'

/** The stores of the player's choices, by their name in the downloaded file. */
const stores = { favourites, recentGames, recentSearches, gameFilters: savedFilters }

/** All stored choices as the text of a JSON file. */
export function deviceFile(now: Date): string {
  const values = Object.entries(stores).map(([name, store]) => [name, store.get().value])
  return JSON.stringify({ savedAt: now.toISOString(), ...Object.fromEntries(values) }, null, 2)
}

/** Erases all stored choices, in all tabs; false if storage could not be written. */
export function eraseDevice(): boolean {
  const left = [
    favourites.update(() => []),
    recentGames.update(() => []),
    recentSearches.update(() => []),
    savedFilters.update(() => ({})),
  ]
  return left.every(({ problem }) => problem === null)
}

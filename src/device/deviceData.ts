import { favourites } from './favourites'
import { savedFilters } from './savedFilters'
import { recentGames } from './recentGames'
import { recentSearches } from './recentSearches'

/** What the device keeps of the player's choices, by the name that it bears in the file. */
const stores = { favourites, recentGames, recentSearches, gameFilters: savedFilters }

/** Everything of it as a file's text (JSON). */
export function deviceFile(now: Date): string {
  const values = Object.entries(stores).map(([name, store]) => [name, store.get().value])
  return JSON.stringify({ savedAt: now.toISOString(), ...Object.fromEntries(values) }, null, 2)
}

/** Erases all of it, in all tabs; false when the storage could not be written. */
export function eraseDevice(): boolean {
  const left = [
    favourites.update(() => []),
    recentGames.update(() => []),
    recentSearches.update(() => []),
    savedFilters.update(() => ({})),
  ]
  return left.every(({ problem }) => problem === null)
}

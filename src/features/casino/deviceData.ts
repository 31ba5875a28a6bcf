import { favourites } from './favourites'
import { recentGames } from '@/device/recentGames'
import { recentSearches } from '@/device/recentSearches'
import { savedFilters } from './savedFilters'

/** In all tabs; false if storage could not be written. */
export function eraseDevice(): boolean {
  return [favourites, recentGames, recentSearches, savedFilters]
    .map((store) => store.erase())
    .every(({ problem }) => problem === null)
}

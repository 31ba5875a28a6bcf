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

let ids: ReadonlySet<string>
const hearts = new Set<() => void>()
let unsubscribe: () => void

function readIds(): void {
  ids = new Set(favourites.get().value.map(gameIdentity))
}

function onChange(): void {
  readIds()
  for (const heart of hearts) heart()
}

/** For all hearts of a page the list is read once, because there may be thousands. */
export function subscribeHeart(heart: () => void): () => void {
  if (hearts.size === 0) {
    unsubscribe = favourites.subscribe(onChange)
    readIds()
  }
  hearts.add(heart)
  return () => {
    hearts.delete(heart)
    if (hearts.size === 0) unsubscribe()
  }
}

export function isFavourite(id: string): boolean {
  if (hearts.size === 0) readIds()
  return ids.has(id)
}

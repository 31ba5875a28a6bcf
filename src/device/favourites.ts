import type { Game } from '@/domain/entities'
import { gameIdentity, pickGame } from '@/domain/game'
import type { Stored } from './persisted'
import { savedGames } from './savedGames'

const MAX_ITEMS = 300

/** The player's favourites on this device, the newest first. */
export const favourites = savedGames('favourites', MAX_ITEMS)

/** Keeps a game, or gives it up; tells whether the device could keep the change. */
export function toggleFavourite(game: Game): Stored<readonly Game[]> {
  const id = gameIdentity(game)
  return favourites.update((list) => {
    const others = list.filter((other) => gameIdentity(other) !== id)
    if (others.length < list.length) return others
    return [pickGame(game), ...others].slice(0, MAX_ITEMS)
  })
}

let seen: { list: readonly Game[]; ids: ReadonlySet<string> } = { list: [], ids: new Set() }
const listeners = new Map<string, Set<() => void>>()
let stop: (() => void) | null = null

function read() {
  const { value } = favourites.get()
  if (value !== seen.list) seen = { list: value, ids: new Set(value.map(gameIdentity)) }
  return seen
}

/** Tells only those whose game came or went: a list may hold thousands of tiles. */
function onChange(): void {
  const before = seen.ids
  const now = read().ids
  for (const [id, own] of listeners) {
    if (before.has(id) !== now.has(id)) for (const listener of own) listener()
  }
}

export const isFavourite = (id: string): boolean => (stop ? seen : read()).ids.has(id)

/** Calls back when the game of this identity becomes a favourite or ceases to be one. */
export function watchFavourite(id: string, listener: () => void): () => void {
  if (!stop) {
    stop = favourites.subscribe(onChange)
    read()
  }
  const own = listeners.get(id) ?? new Set()
  listeners.set(id, own.add(listener))
  return () => {
    own.delete(listener)
    if (own.size === 0) listeners.delete(id)
    if (listeners.size > 0) return
    stop?.()
    stop = null
  }
}

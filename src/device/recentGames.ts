import { gameIdentity, toGame } from '@/domain/game'
import { isFields } from '@/domain/read'
import { savedGames } from './savedGames'

const MAX_ITEMS = 18

/** The games played on this device, the last one first. */
export const recentGames = savedGames('recentGames', MAX_ITEMS)

/**
 * Stores a started game, given as its route state; a game without a name is ignored because it cannot be
 * shown.
 */
export function noteRecentGame(state: object): void {
  const game = isFields(state) ? toGame(state) : null
  if (!game || game.name === '') return
  const id = gameIdentity(game)
  recentGames.update((others) => {
    const [last] = others
    if (last && gameIdentity(last) === id) return others
    return [game, ...others.filter((other) => gameIdentity(other) !== id)].slice(0, MAX_ITEMS)
  })
}

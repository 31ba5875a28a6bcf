import { gameIdentity, toGame } from '@/domain/game'
import { isFields } from '@/domain/read'
import { keptGame } from './keptPicture'
import { savedGames } from './savedGames'

const MAX_ITEMS = 18

export const recentGames = savedGames('recentGames', MAX_ITEMS)

/** Ignores a game without a name, because no list can show it. */
export function addRecentGame(state: object): void {
  const game = isFields(state) ? toGame(state) : null
  if (!game || game.name === '') return
  const id = gameIdentity(game)
  recentGames.update((others) => {
    const [last] = others
    if (last && gameIdentity(last) === id) return others
    return [keptGame(game), ...others.filter((other) => gameIdentity(other) !== id)].slice(
      0,
      MAX_ITEMS,
    )
  })
}

import type { Id } from '../../../../src/domain/entities.ts'
import type { LaunchSession, Player } from '../../types.ts'

/** The latest round of each player in each game: one that was sent and not answered stays when the game is left. */
export function openRounds<Round>() {
  // The players of a world are new after its reset.
  const rounds = new WeakMap<Player, Map<Id, Round>>()
  return {
    get: ({ player, game }: LaunchSession) => rounds.get(player)?.get(game.game_id),
    set: ({ player, game }: LaunchSession, round: Round): void => {
      const own = rounds.get(player) ?? new Map<Id, Round>()
      rounds.set(player, own.set(game.game_id, round))
    },
  }
}

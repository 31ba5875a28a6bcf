import type { Game, GameType } from './entities.ts'
import { toGameType } from './gameTypes.ts'
import { toId, toName, toText, type Fields } from './read.ts'

/** A unique key of a game. Ids are compared as text and unique only within a provider. */
export const gameIdentity = ({ provider_id, game_id }: Pick<Game, 'provider_id' | 'game_id'>) =>
  `${provider_id} ${game_id}`

/** A game without a readable type gets the requested one; null without both. */
export function toGame(fields: Fields, requested: GameType | null = null): Game | null {
  const game_id = toId(fields.game_id)
  const type = toGameType(fields.type) ?? requested
  if (game_id === null || type === null) return null
  return {
    game_id,
    type,
    name: toName(fields.name),
    image: toText(fields.image),
    provider_id: toId(fields.provider_id) ?? toId(fields.pro_id) ?? '',
    provider_name: toName(fields.provider_name),
  }
}

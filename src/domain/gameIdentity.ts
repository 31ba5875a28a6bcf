import type { Game } from './entities.ts'

/** Which game it is: ids are compared as text (API.md), and only a provider's own are unique. */
export const gameIdentity = ({ provider_id, game_id }: Pick<Game, 'provider_id' | 'game_id'>) =>
  `${provider_id} ${game_id}`

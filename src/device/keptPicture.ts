import type { Game } from '@/domain/entities'

const MAX_LETTERS = 2048

/** A picture's address as the device stores it; none if it is long, because `data:` pictures fill the storage. */
export const keptPicture = (address: string): string =>
  address.length > MAX_LETTERS ? '' : address

export const keptGame = (game: Game): Game => ({ ...game, image: keptPicture(game.image) })

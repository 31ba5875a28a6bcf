import { useCallback } from 'react'
import { GameTile } from '@/components/games/GameTile'
import type { Game } from '@/domain/entities'
import { gameIdentity } from '@/domain/game'
import { useOpenGame } from '@/features/session/useOpenGame'
import { FavouriteButton } from './FavouriteButton'

/** Draws the tile of a game in a grid or a row; a press opens the game, its heart keeps it. */
export function useGameTile() {
  const openGame = useOpenGame()
  return useCallback(
    (game: Game) => (
      <GameTile key={gameIdentity(game)} game={game} onOpen={openGame} Aside={FavouriteButton} />
    ),
    [openGame],
  )
}

import { useCallback } from 'react'
import { GameTile } from '@/components/games/GameTile'
import type { Game } from '@/domain/entities'
import { gameIdentity } from '@/domain/game'
import { useOpenGame } from '@/features/session/useOpenGame'
import { FavouriteButton } from './FavouriteButton'

/** Renders a game's tile in a grid or row; a press opens the game, its heart makes it a favourite. */
export function useGameTile() {
  const openGame = useOpenGame()
  return useCallback(
    (game: Game, isUrgent = false) => (
      <GameTile
        key={gameIdentity(game)}
        game={game}
        onOpen={openGame}
        isUrgent={isUrgent}
        Aside={FavouriteButton}
      />
    ),
    [openGame],
  )
}

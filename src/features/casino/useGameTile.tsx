import { useCallback } from 'react'
import { GameTile } from '@/components/games/GameTile'
import type { Game } from '@/domain/entities'
import { gameIdentity } from '@/domain/game'
import { useOpenGame } from '@/store/ui/useOpenGame'
import { FavouriteButton } from './FavouriteButton'

export function useGameTile() {
  const openGame = useOpenGame()
  return useCallback(
    (game: Game, isUrgent = false) => (
      <GameTile
        key={gameIdentity(game)}
        game={game}
        onOpen={openGame}
        isUrgent={isUrgent}
        SecondaryAction={FavouriteButton}
      />
    ),
    [openGame],
  )
}

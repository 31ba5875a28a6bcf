import { useCallback } from 'react'
import { GameTile } from '@/components/games/GameTile'
import type { Game } from '@/domain/entities'
import { gameIdentity } from '@/domain/game'
import { useOpenGame } from '@/store/ui/useOpenGame'
import type { Priority } from '@/lib/loading/priority'
import { FavouriteButton } from './FavouriteButton'

export function useGameTile() {
  const openGame = useOpenGame()
  return useCallback(
    (game: Game, priority: Priority = 'soon') => (
      <GameTile
        key={gameIdentity(game)}
        game={game}
        onOpen={openGame}
        priority={priority}
        SecondaryAction={FavouriteButton}
      />
    ),
    [openGame],
  )
}

import { useCallback } from 'react'
import { GameTile } from '@/components/GameTile'
import type { Game } from '@/domain/entities'
import { useOpenGame } from '@/features/session/useOpenGame'

/** Draws the tile of a game in a grid or a row; a press opens the game. */
export function useGameTile() {
  const openGame = useOpenGame()
  return useCallback(
    (game: Game) => (
      <GameTile key={`${game.provider_id} ${game.game_id}`} game={game} onOpen={openGame} />
    ),
    [openGame],
  )
}

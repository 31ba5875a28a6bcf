import { memo } from 'react'
import { GameTile } from '@/components/GameTile'
import type { Game } from '@/domain/entities'

interface GameTilesProps {
  games: readonly Game[]
  onOpen: (game: Game) => void
}

/** The tiles of a grid or a row; the same games are not drawn again (thousands may stand there). */
export const GameTiles = memo(function GameTiles({ games, onOpen }: GameTilesProps) {
  return games.map((game) => (
    <GameTile key={`${game.provider_id} ${game.game_id}`} game={game} onOpen={onOpen} />
  ))
})

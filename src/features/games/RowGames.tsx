import { GameRail } from '@/components/games/GameRail'
import { NoGame } from '@/components/games/NoGame'
import { ServerDown } from '@/components/ServerDown'
import type { Game } from '@/domain/entities'
import { useGameTile } from './useGameTile'

interface RowGamesProps {
  games: readonly Game[]
  /** The number of games in a full row; as many skeletons reserve its space. */
  size: number
  isLoading: boolean
  isEmpty: boolean
  failure: string | null
  retry: () => void
  isNarrow?: boolean
}

/** A row's games, or its loading, empty or failed state. */
export function RowGames({
  games,
  size,
  isLoading,
  isEmpty,
  failure,
  retry,
  isNarrow = false,
}: RowGamesProps) {
  const tile = useGameTile()
  if (failure !== null) return <ServerDown message={failure} onRetry={retry} />
  if (isEmpty) return <NoGame />
  return (
    <GameRail loading={isLoading ? size : 0} isNarrow={isNarrow}>
      {games.map(tile)}
    </GameRail>
  )
}

import { GameRail } from '@/components/games/GameRail'
import { NoGame } from '@/components/games/NoGame'
import { ServerDown } from '@/components/ServerDown'
import type { Game } from '@/domain/entities'
import { useGameTile } from './useGameTile'

/** The covers of a row in the first view that load at once: a line of the desktop's row. */
const FIRST_COVERS = 6

/**
 * Where a row is: in the first view, whose covers load at once; near the viewport; or far below it, where it
 * only reserves its height.
 */
type RowPlace = 'first' | 'near' | 'far'

interface RowGamesProps {
  place?: RowPlace
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
  place = 'near',
  games,
  size,
  isLoading,
  isEmpty,
  failure,
  retry,
  isNarrow = false,
}: RowGamesProps) {
  const tile = useGameTile()
  if (place === 'far') return <GameRail loading={size} isFar isNarrow={isNarrow} />
  if (failure !== null) return <ServerDown message={failure} onRetry={retry} />
  if (isEmpty) return <NoGame />
  return (
    <GameRail loading={isLoading ? size : 0} isNarrow={isNarrow}>
      {games.map((game, index) => tile(game, place === 'first' && index < FIRST_COVERS))}
    </GameRail>
  )
}

import { GameRail } from '@/components/games/GameRail'
import { NoGame } from '@/components/games/NoGame'
import { ServerDown } from '@/components/ServerDown'
import type { Game } from '@/domain/entities'
import { useGameTile } from './useGameTile'

/** A line of the desktop's row. */
const FIRST_COVERS = 6

/** `first`: in the first view, covers load at once; `far`: far below, only reserves its height. */
type RowPlace = 'first' | 'near' | 'far'

interface RowGamesProps {
  place?: RowPlace
  games: readonly Game[]
  /** In a full row; as many skeletons reserve its space. */
  size: number
  isLoading: boolean
  isEmpty: boolean
  failure: string | null
  retry: () => void
  isNarrow?: boolean
}

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

import { GameRail } from '@/components/games/GameRail'
import { NoGame } from '@/components/games/NoGame'
import { ServerDown } from '@/components/ServerDown'
import type { Game } from '@/domain/entities'
import type { Priority } from '@/lib/loading/priority'
import { useGameTile } from './useGameTile'

/** A line of the desktop's row. */
const FIRST_COVERS = 6

interface RowGamesProps {
  /** `now`: covers load at once; `later`: only reserves its height. */
  priority: Priority
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
  priority,
  games,
  size,
  isLoading,
  isEmpty,
  failure,
  retry,
  isNarrow = false,
}: RowGamesProps) {
  const tile = useGameTile()
  if (priority === 'later') {
    return <GameRail loading={size} priority={priority} isNarrow={isNarrow} />
  }
  if (failure !== null) return <ServerDown message={failure} onRetry={retry} />
  if (isEmpty) return <NoGame />
  return (
    <GameRail loading={isLoading ? size : 0} isNarrow={isNarrow}>
      {games.map((game, index) => tile(game, index < FIRST_COVERS ? priority : 'soon'))}
    </GameRail>
  )
}

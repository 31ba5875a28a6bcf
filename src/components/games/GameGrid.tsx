import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '@/domain/entities'
import styles from './GameGrid.module.css'
import { TileSkeletons } from './TileSkeletons'

interface GameGridProps {
  games: readonly Game[]
  /** The number of skeletons for games being loaded; 0 if none are. */
  loading?: number
  /** Renders a game's tile. */
  tile: (game: Game) => ReactNode
}

/** The games of a preview; every tile shown so far is in the document. */
export function GameGrid({ games, loading = 0, tile }: GameGridProps) {
  const { t } = useTranslation()
  return (
    <ul
      className={styles.grid}
      data-testid="game-grid"
      aria-label={t('games.list')}
      aria-busy={loading > 0}
    >
      {games.map((game) => tile(game))}
      <TileSkeletons count={loading} />
    </ul>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '@/domain/entities'
import styles from './GameGrid.module.css'
import { TileSkeletons } from './TileSkeletons'

interface GameGridProps {
  games: readonly Game[]
  /** The number of skeletons for games being loaded; 0 if none are. */
  loading?: number
  tile: (game: Game) => ReactNode
}

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

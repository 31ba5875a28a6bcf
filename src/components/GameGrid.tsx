import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '@/lib/cx'
import styles from './GameGrid.module.css'
import { TileSkeleton } from './GameTile'
import { Skeleton } from './Skeleton'

interface GameGridProps {
  /** How many skeletons stand for what is loading; 0 when nothing is. */
  loading?: number
  children?: ReactNode
}

/** A preview's games; every loaded tile is in the document. */
export function GameGrid({ loading = 0, children }: GameGridProps) {
  const { t } = useTranslation()
  return (
    <ul
      className={cx(styles.grid, styles.long)}
      data-testid="game-grid"
      aria-label={t('games.list')}
      aria-busy={loading > 0}
    >
      {children}
      <TileSkeletons count={loading} />
    </ul>
  )
}

/** Skeletons in the place of tiles. */
export function TileSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <TileSkeleton key={index}>
      <Skeleton height="100%" className={styles.blank} />
    </TileSkeleton>
  ))
}

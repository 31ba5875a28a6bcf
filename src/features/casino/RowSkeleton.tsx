import { GameRail } from '@/components/games/GameRail'
import { Skeleton } from '@/components/Skeleton'
import { cx } from '@/lib/dom/cx'
import row from './GameRow.module.css'
import styles from './RowSkeleton.module.css'

export function RowSkeleton({ size }: { size: number }) {
  return (
    <div className={cx(styles.passing, row.panel)}>
      <div className={styles.head}>
        <Skeleton width={134} height={20} />
      </div>
      <GameRail loading={size} isNarrow />
    </div>
  )
}

import { TileSkeleton } from './GameTile'
import { Skeleton } from '@/components/Skeleton'
import styles from './TileSkeletons.module.css'

export function TileSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <TileSkeleton key={index}>
      <Skeleton height="100%" className={styles.blank} />
    </TileSkeleton>
  ))
}

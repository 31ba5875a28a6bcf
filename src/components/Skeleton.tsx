import SkeletonBase from 'react-loading-skeleton'
import 'react-loading-skeleton/dist/skeleton.css'
import { cx } from '@/lib/cx'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  width?: number | string
  height?: number | string
  className?: string | undefined
}

/** One grey bar. It says nothing: the list around it carries `aria-busy`. */
export function Skeleton({ width = '100%', height = 12, className }: SkeletonProps) {
  return (
    <span aria-hidden className={styles.box}>
      <SkeletonBase
        className={cx(styles.bar, className)}
        containerClassName={styles.box ?? ''}
        inline
        width={width}
        height={height}
      />
    </span>
  )
}

import SkeletonBase from 'react-loading-skeleton'
import { cx } from '@/lib/dom/cx'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** By default 12 px high and as wide as its container. */
  width?: number | string
  height?: number | string
  className?: string | undefined
}

/** A grey bar, hidden from screen readers; the list around it has `aria-busy`. */
export function Skeleton({ className, ...size }: SkeletonProps) {
  return (
    <span aria-hidden className={styles.box}>
      <SkeletonBase
        className={cx(styles.bar, className)}
        containerClassName={styles.box ?? ''}
        inline
        {...size}
      />
    </span>
  )
}

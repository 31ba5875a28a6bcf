import SkeletonBase from 'react-loading-skeleton'
import { cx } from '@/lib/dom/cx'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** A bar of 12 pixels over the whole width unless told here or by the class. */
  width?: number | string
  height?: number | string
  className?: string | undefined
}

/** One grey bar. It says nothing: the list around it carries `aria-busy`. */
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

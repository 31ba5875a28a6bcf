import type { ReactNode } from 'react'
import { cx } from '@/lib/dom/cx'
import styles from './AsOf.module.css'

/** When what stands before it was true: "as of 14:02". */
export function AsOf({
  children,
  className,
}: {
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <small className={cx(styles.age, className)} data-testid="as-of">
      {' '}
      {children}
    </small>
  )
}

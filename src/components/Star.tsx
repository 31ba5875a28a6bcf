import { cx } from '@/lib/dom/cx'
import styles from './Star.module.css'

/** The decorative eight-pointed star of the brand; its class sets the size. */
export function Star({ className }: { className?: string | undefined }) {
  return <span className={cx(styles.star, className)} aria-hidden />
}

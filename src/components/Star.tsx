import { cx } from '@/lib/dom/cx'
import styles from './Star.module.css'

/** The eight-pointed star, the brand's sign; a decoration. `size` is a CSS class's business. */
export function Star({ className }: { className?: string | undefined }) {
  return <span className={cx(styles.star, className)} aria-hidden />
}

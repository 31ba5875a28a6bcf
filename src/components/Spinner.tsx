import { cx } from '@/lib/dom/cx'
import styles from './Spinner.module.css'

/** Hidden from screen readers; the busy element has `aria-busy`. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span className={cx(styles.spinner, className)} aria-hidden />
}

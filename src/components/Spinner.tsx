import { cx } from '@/lib/dom/cx'
import styles from './Spinner.module.css'

/** Says nothing: what is busy carries `aria-busy`. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span className={cx(styles.spinner, className)} aria-hidden />
}

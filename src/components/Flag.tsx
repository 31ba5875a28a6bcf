import { cx } from '@/lib/dom/cx'
import styles from './Flag.module.css'

export function Flag({ src, className }: { src: string; className?: string | undefined }) {
  return <img className={cx(styles.flag, className)} src={src} alt="" width={24} height={18} />
}

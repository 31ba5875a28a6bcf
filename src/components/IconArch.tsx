import { cx } from '@/lib/dom/cx'
import { Icon } from './Icon'
import type { IconName } from './icons'
import styles from './IconArch.module.css'

export type IconArchTone = 'saffron' | 'ruby' | 'azure' | 'glaze' | 'gold'

interface IconArchProps {
  icon: IconName
  tone: IconArchTone
  /** In pixels. */
  size: number
  className?: string | undefined
}

export function IconArch({ icon, tone, size, className }: IconArchProps) {
  return (
    <span className={cx(styles.iconArch, styles[tone], className)} aria-hidden>
      <span className={styles.fill} />
      <svg className={styles.line} viewBox="0 0 76 102" preserveAspectRatio="none">
        <path d="M11 95V46C6 34 20 24 38 12C56 24 70 34 65 46V95Z" />
      </svg>
      <Icon name={icon} size={size} className={styles.icon} />
    </span>
  )
}

import type { ReactNode } from 'react'
import { cx } from '@/lib/dom/cx'
import styles from './PageHeader.module.css'

interface PageHeaderProps {
  title: string
  image?: string
  isLow?: boolean
  subtitle?: ReactNode
  /** The navigation between game types: next to the title, on a phone below the banner. */
  children?: ReactNode
}

export function PageHeader({ title, image, isLow = false, subtitle, children }: PageHeaderProps) {
  const layout = image ? styles.banner : styles.plain
  return (
    <div className={cx(styles.head, layout, isLow && styles.low)}>
      {image && (
        <span className={styles.art}>
          <img src={image} alt="" width={1920} height={600} decoding="async" />
        </span>
      )}
      <div className={styles.title}>
        <h1>{title}</h1>
        {subtitle !== undefined && <span className={styles.subtitle}>{subtitle}</span>}
      </div>
      {children}
    </div>
  )
}

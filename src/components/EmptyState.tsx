import type { ReactNode } from 'react'
import { cx } from '@/lib/dom/cx'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  /** A broken arch for a failure, an empty dune for an empty list, none above a list. */
  art?: 'broken' | 'empty' | 'none'
  title: string
  text?: string
  children?: ReactNode
}

export function EmptyState({ art = 'empty', title, text, children }: EmptyStateProps) {
  return (
    <div className={cx(styles.state, art === 'none' && styles.brief)}>
      {art !== 'none' && <span className={cx(styles.art, styles[art])} aria-hidden />}
      <h2 className={styles.title}>{title}</h2>
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { cx } from '@/lib/dom/cx'
import styles from './AccentCard.module.css'

interface AccentCardProps {
  isBusy?: boolean
  className?: string | undefined
  children: ReactNode
}

export function AccentCard({ isBusy = false, className, children }: AccentCardProps) {
  return (
    <div className={cx(styles.accentCard, className)} aria-busy={isBusy || undefined}>
      {children}
    </div>
  )
}

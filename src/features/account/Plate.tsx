import type { ReactNode } from 'react'
import { cx } from '@/lib/dom/cx'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import styles from './Plate.module.css'

interface PlateProps {
  isBusy?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A card of night and ember under the zellige: the player's, and the words beside a form. */
export function Plate({ isBusy = false, className, children }: PlateProps) {
  const isMobile = useIsMobile()
  return (
    <div
      className={cx(styles.plate, !isMobile && styles.tall, className)}
      aria-busy={isBusy || undefined}
    >
      {children}
    </div>
  )
}

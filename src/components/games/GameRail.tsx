import { Children, type ReactNode } from 'react'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import type { Priority } from '@/lib/loading/priority'
import styles from './GameRail.module.css'
import { TileSkeletons } from './TileSkeletons'

interface GameRailProps {
  loading?: number
  /** With `later`, the skeletons only reserve the height. */
  priority?: Priority
  isNarrow?: boolean
  children?: ReactNode
}

/** No screen shows more skeletons in a rail. */
const RAIL_SKELETONS = 8

/** A row of games (Decisions 11): six columns on desktop, a scroll-snap rail on a phone. */
export function GameRail({
  loading = 0,
  priority = 'soon',
  isNarrow = false,
  children,
}: GameRailProps) {
  const isMobile = useIsMobile()
  return (
    <ul
      // In Arabic, WebKit scrolls a growing list away from its start; a new list starts there.
      key={Children.count(children) === 0 ? 'skeletons' : 'games'}
      className={isMobile ? styles.rail : styles.columns}
      data-narrow={isNarrow || undefined}
      aria-busy={loading > 0}
    >
      {children}
      <TileSkeletons
        count={isMobile ? Math.min(loading, priority === 'later' ? 1 : RAIL_SKELETONS) : loading}
      />
    </ul>
  )
}

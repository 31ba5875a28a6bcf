import type { ReactNode } from 'react'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import styles from './GameRail.module.css'
import { TileSkeletons } from './TileSkeletons'

interface GameRailProps {
  /** How many skeletons stand for what is loading; 0 when nothing is. */
  loading?: number
  /** Narrower tiles on a phone: a provider's row. */
  isNarrow?: boolean
  children?: ReactNode
}

/** A rail in sight shows no more of them, whatever the screen. */
const RAIL_SKELETONS = 8

/** A row of games (Decisions 11): six columns on desktop, a snap rail on a phone. */
export function GameRail({ loading = 0, isNarrow = false, children }: GameRailProps) {
  const isMobile = useIsMobile()
  return (
    <ul
      className={isMobile ? styles.rail : styles.columns}
      data-narrow={isNarrow || undefined}
      aria-busy={loading > 0}
    >
      {children}
      <TileSkeletons count={isMobile ? Math.min(loading, RAIL_SKELETONS) : loading} />
    </ul>
  )
}

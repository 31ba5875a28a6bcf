import type { TopWin } from '@/domain/entities'
import type { Priority } from '@/lib/loading/priority'

/** A row of the top winners; a skeleton if it has no win. */
export interface TopWinRowProps {
  win: TopWin | null
  /** Counts from 1. */
  rank: number
  /** With `later`, a skeleton only reserves its space. */
  priority: Priority
}

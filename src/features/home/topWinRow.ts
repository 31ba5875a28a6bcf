import type { TopWin } from '@/domain/entities'

/** A row of the top winners; without a win it is a skeleton. */
export interface TopWinRowProps {
  win: TopWin | null
  /** From 1. */
  rank: number
}

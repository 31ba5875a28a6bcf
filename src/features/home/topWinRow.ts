import type { TopWin } from '@/domain/entities'

/** A row of the top winners; a skeleton if it has no win. */
export interface TopWinRowProps {
  win: TopWin | null
  /** Counts from 1. */
  rank: number
  /** Below the first view; then a skeleton only reserves its space. */
  isFar: boolean
}

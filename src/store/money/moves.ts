import { compareAmounts } from '@/domain/amounts'

/** How often the balance of this session has changed, and risen. */
export interface Moves {
  changes: number
  rises: number
}

export const noMoves: Moves = { changes: 0, rises: 0 }

/** Counts a balance that follows another; `before` is undefined for the first. */
export function countMove(moves: Moves, before: string | null | undefined, after: string | null) {
  if (before === undefined || before === after) return
  moves.changes++
  // A balance that cannot be compared may have risen.
  if ((compareAmounts(after ?? '', before ?? '') ?? 1) > 0) moves.rises++
}

import { compareAmounts } from '@/domain/amounts'

/** How often the server has sent this session's balance, and how often that has changed and risen. */
export interface Moves {
  answers: number
  changes: number
  rises: number
}

export const noMoves: Moves = { answers: 0, changes: 0, rises: 0 }

/** Counts a balance that follows another; `before` is undefined for the first. */
export function countMove(moves: Moves, before: string | null | undefined, after: string | null) {
  moves.answers++
  if (before === undefined || before === after) return
  moves.changes++
  // A balance that cannot be compared may have risen.
  if ((compareAmounts(after ?? '', before ?? '') ?? 1) > 0) moves.rises++
}

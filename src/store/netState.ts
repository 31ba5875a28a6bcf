/** Quality H9: the net position of this session in the store (sessionNet.ts). */
export interface SessionNet {
  isPending: boolean
  /** The player's balance at the last check, which `amount` belongs to; null before the first check. */
  balance: string | null
  /** The number of checks at this balance. */
  checks: number
  /** When the last check ended, by `performance.now()`. */
  checkedAt: number
  /** Decimal text, negative for a loss; null if unknown. */
  amount: string | null
  isApproximate: boolean
  /** The last exact check, from which the next one continues; null if there is none. */
  exact: { startedAt: number; accuracy: number | null; balance: string; amount: string } | null
}

export const noNet: SessionNet = {
  isPending: false,
  balance: null,
  checks: 0,
  checkedAt: 0,
  amount: null,
  isApproximate: true,
  exact: null,
}

/** Quality H9: the net position of this session in the store (sessionNet.ts). */
export interface SessionNet {
  isPending: boolean
  /** The player's balance in the store when the last check started; null before the first one. */
  asked: string | null
  /** When the last check ended, by `performance.now()`. */
  checkedAt: number
  /** The balance that the last check read and that `amount` belongs to; null if it was unreadable. */
  balance: string | null
  /** Decimal text, negative for a loss; null if unknown. */
  amount: string | null
  isApproximate: boolean
  /** The last exact check, from which the next one continues; null if there is none. */
  exact: { startedAt: number; accuracy: number | null; balance: string; amount: string } | null
}

export const noNet: SessionNet = {
  isPending: false,
  asked: null,
  checkedAt: 0,
  balance: null,
  amount: null,
  isApproximate: true,
  exact: null,
}

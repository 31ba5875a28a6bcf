import type { Minor } from '../types.ts'

/** The three histories in the world's format: times in milliseconds, money in minor units. */
export interface TransactionEntry {
  at: number
  num: string
  /** '5' deposit, '6' withdrawal (Spec §9). */
  type: '5' | '6'
  status: 'accepted' | 'pending' | 'rejected'
  before: Minor
  amount: Minor
}

interface MoveEntry {
  at: number
  event: string
  direction: 'bet' | 'win'
  amount: Minor
}

export interface CasinoEntry extends MoveEntry {
  num: string
  game: string
}

export interface SportEntry extends MoveEntry {
  before: Minor
}

/** The history of one player, oldest first. */
export interface Ledger {
  transaction: TransactionEntry[]
  casino: CasinoEntry[]
  sport: SportEntry[]
}

export const emptyLedger = (): Ledger => ({ transaction: [], casino: [], sport: [] })

/** The effect of an entry on the balance; pending and rejected entries have none. */
export const transactionEffect = ({ type, status, amount }: TransactionEntry): Minor =>
  status === 'accepted' ? (type === '5' ? amount : -amount) : 0

export const moveEffect = ({ direction, amount }: MoveEntry): Minor =>
  direction === 'win' ? amount : -amount

import type {
  CasinoHistoryRow,
  SportHistoryRow,
  TransactionRow,
} from '../../../src/domain/entities.ts'
import type { HistoryKind } from '../../../src/domain/histories.ts'
import { createPlayers } from '../accounts.ts'
import { toDecimal } from '../money.ts'
import { pageOf } from '../paging.ts'
import { moveEffect, type CasinoEntry, type Ledger, type SportEntry } from '../ledger/rows.ts'
import type { TransactionEntry } from '../ledger/rows.ts'
import { seedLedger } from '../ledger/seed.ts'
import type { Minor, Player } from '../types.ts'
import { playedBy, type WorldState } from './state.ts'

interface HistoryAsk {
  /** Milliseconds since 1970, both ends included. */
  from: number
  to: number
  pageIndex: number
  pageSize: number
  /** Transactions: '5' or '6'. Casino and sport: 'bet', 'win' or nothing. */
  filter: string
}

type Row = TransactionRow | CasinoHistoryRow | SportHistoryRow
type Money = (amount: Minor) => string

const iso = (at: number): string => new Date(at).toISOString()

const transactionRow = (row: TransactionEntry, money: Money): TransactionRow => ({
  transaction_date: iso(row.at),
  num_id: row.num,
  balance_before: money(row.before),
  status: row.status,
  amount: money(row.amount),
})

const casinoRow = (row: CasinoEntry, money: Money): CasinoHistoryRow => ({
  game_date: iso(row.at),
  num_id: row.num,
  event_id: row.event,
  game_name: row.game,
  direction: row.direction,
  amount: money(row.amount),
})

const sportRow = (row: SportEntry, money: Money): SportHistoryRow => ({
  game_date: iso(row.at),
  event_id: row.event,
  balance_before: money(row.before),
  amount: money(row.amount),
  balance_after: money(row.before + moveEffect(row)),
  direction: row.direction,
})

/** The rows of a query, newest first; only the shown ones are formatted. */
function ask<Entry extends { at: number }>(
  entries: readonly Entry[],
  query: HistoryAsk,
  matches: (entry: Entry) => boolean,
  write: (entry: Entry) => Row,
) {
  const found = entries
    .filter((entry) => entry.at >= query.from && entry.at <= query.to && matches(entry))
    .reverse()
    .sort((a, b) => b.at - a.at)
  const page = pageOf(found, query.pageIndex, query.pageSize)
  return { ...page, rows: page.rows.map(write) }
}

/** Spec §2 History pages: six months generated from the seed, and what was played since. */
export function historyVerbs(state: WorldState) {
  const pasts = new Map<string, Ledger>()

  const pastOf = ({ id }: Player): Ledger => {
    const known = pasts.get(`${id}:${state.born}`)
    if (known) return known
    const account = createPlayers().find((player) => player.id === id)
    const past = account ? seedLedger(account, state.seed, state.born) : null
    if (!past) throw new Error(`No player ${id}`)
    pasts.set(`${id}:${state.born}`, past)
    return past
  }

  /** All entries of a player, oldest first, including the generated past. */
  const ledgerOf = (player: Player): Ledger => {
    const past = pastOf(player)
    const played = playedBy(state, player)
    return {
      transaction: [...past.transaction, ...played.transaction],
      casino: [...past.casino, ...played.casino],
      sport: [...past.sport, ...played.sport],
    }
  }

  return {
    ledgerOf,

    historyPage(player: Player, kind: HistoryKind, query: HistoryAsk) {
      const ledger = ledgerOf(player)
      const money = (amount: Minor): string => toDecimal(amount, player.unit)
      const moves = ({ direction }: { direction: string }): boolean =>
        query.filter === '' || query.filter === direction
      const kinds = {
        transaction: () =>
          ask(
            ledger.transaction,
            query,
            ({ type }) => type === (query.filter || '5'),
            (row) => transactionRow(row, money),
          ),
        casino: () => ask(ledger.casino, query, moves, (row) => casinoRow(row, money)),
        sport: () => ask(ledger.sport, query, moves, (row) => sportRow(row, money)),
      }
      return kinds[kind]()
    },
  }
}

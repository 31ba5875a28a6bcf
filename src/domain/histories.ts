import type { CasinoHistoryRow, SportHistoryRow, TransactionRow } from './entities.ts'
import { paths, type Path } from './paths.ts'

export type HistoryKind = 'transaction' | 'casino' | 'sport'
export type HistoryRow = TransactionRow | CasinoHistoryRow | SportHistoryRow

export interface HistoryRows {
  transaction: TransactionRow
  casino: CasinoHistoryRow
  sport: SportHistoryRow
}

type ColumnKind = 'date' | 'id' | 'text' | 'money' | 'signedMoney' | 'direction' | 'status'

export type ColumnName = keyof TransactionRow | keyof CasinoHistoryRow | keyof SportHistoryRow

export interface Column {
  name: ColumnName
  kind: ColumnKind
}

/** The effect of a row on the player's balance. */
export type Side = 'in' | 'out'

interface HistoryInfo {
  kind: HistoryKind
  path: Path
  pageSize: number
  columns: readonly Column[]
  /** The order on a phone's card: game and amount first, then time and kind, then ids. */
  cardOrder: readonly ColumnName[]
  /** Spec §9: the transaction filter; the first value is the default. */
  filters: readonly { value: string; key: 'deposit' | 'withdraw'; side: Side }[]
}

export const histories: Record<HistoryKind, HistoryInfo> = {
  transaction: {
    kind: 'transaction',
    path: paths.transactionHistory,
    pageSize: 3,
    columns: [
      { name: 'transaction_date', kind: 'date' },
      { name: 'num_id', kind: 'id' },
      { name: 'balance_before', kind: 'money' },
      { name: 'status', kind: 'status' },
      { name: 'amount', kind: 'money' },
    ],
    cardOrder: ['transaction_date', 'amount', 'num_id', 'status', 'balance_before'],
    filters: [
      { value: '5', key: 'deposit', side: 'in' },
      { value: '6', key: 'withdraw', side: 'out' },
    ],
  },
  casino: {
    kind: 'casino',
    path: paths.casinoHistory,
    pageSize: 10,
    columns: [
      { name: 'game_date', kind: 'date' },
      { name: 'num_id', kind: 'id' },
      { name: 'event_id', kind: 'id' },
      { name: 'game_name', kind: 'text' },
      { name: 'direction', kind: 'direction' },
      { name: 'amount', kind: 'signedMoney' },
    ],
    cardOrder: ['game_name', 'amount', 'game_date', 'direction', 'num_id', 'event_id'],
    filters: [],
  },
  sport: {
    kind: 'sport',
    path: paths.sportHistory,
    pageSize: 3,
    columns: [
      { name: 'game_date', kind: 'date' },
      { name: 'event_id', kind: 'id' },
      { name: 'balance_before', kind: 'money' },
      { name: 'amount', kind: 'signedMoney' },
      { name: 'balance_after', kind: 'money' },
      { name: 'direction', kind: 'direction' },
    ],
    cardOrder: ['game_date', 'amount', 'event_id', 'direction', 'balance_before', 'balance_after'],
    filters: [],
  },
}

/** The side of a filter's rows; null for the rows of a history without filters. */
export const sideOf = (filter: string): Side | null =>
  histories.transaction.filters.find(({ value }) => value === filter)?.side ?? null

export const historyList: readonly HistoryInfo[] = Object.values(histories)

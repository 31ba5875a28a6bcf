import type { ColumnName, HistoryKind } from '@/domain/histories'

/** A card's values in pairs: what was played and the amount first, then when and how, then ids. */
export const cardOrder: Record<HistoryKind, readonly ColumnName[]> = {
  transaction: ['transaction_date', 'amount', 'num_id', 'status', 'balance_before'],
  casino: ['game_name', 'amount', 'game_date', 'direction', 'num_id', 'event_id'],
  sport: ['game_date', 'amount', 'event_id', 'direction', 'balance_before', 'balance_after'],
}

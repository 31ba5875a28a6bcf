import { gameKey, isSameQuery, type GameEntry, type GameListQuery } from '@/store/gameEntries'
import { selectGameEntry } from '@/store/gameSlice'
import type { RootState } from '@/store/store'

/**
 * Returns the list that was loaded for exactly this query; the entry of the key may belong to another
 * query.
 */
export function entryOf(state: RootState, query: GameListQuery): GameEntry | undefined {
  const entry = selectGameEntry(state, gameKey(query.type, query.pro_id))
  return entry && isSameQuery(entry.query, query) ? entry : undefined
}

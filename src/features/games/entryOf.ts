import { gameKey, isSameQuery, type GameEntry, type GameListQuery } from '@/store/gameEntries'
import { selectGameEntry } from '@/store/gameSlice'
import type { RootState } from '@/store/store'

/** The list that was loaded for exactly this query; another one under the same key is not ours. */
export function entryOf(state: RootState, query: GameListQuery): GameEntry | undefined {
  const entry = selectGameEntry(state, gameKey(query.type, query.pro_id))
  return entry && isSameQuery(entry.query, query) ? entry : undefined
}

import { gameKey, isSameQuery, type GameEntry, type GameListQuery } from '@/store/lists/gameEntries'
import { selectGameEntry } from '@/store/lists/gameSlice'
import type { RootState } from '@/store/store'

/** Only a list loaded for exactly this query: all queries of a type and provider share one entry. */
export function selectEntryFor(state: RootState, query: GameListQuery): GameEntry | undefined {
  const entry = selectGameEntry(state, gameKey(query.type, query.provider))
  return entry && isSameQuery(entry.query, query) ? entry : undefined
}

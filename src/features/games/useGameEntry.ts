import { selectGameEntry } from '@/store/gameSlice'
import { gameKey, isSameQuery, type GameEntry, type GameListQuery } from '@/store/gameEntries'
import { useAppSelector } from '@/store/hooks'
import type { RootState } from '@/store/store'

/** The list that was loaded for exactly this query; another one under the same key is not ours. */
export function entryOf(state: RootState, query: GameListQuery): GameEntry | undefined {
  const entry = selectGameEntry(state, gameKey(query.type, query.pro_id))
  return entry && isSameQuery(entry.query, query) ? entry : undefined
}

/** Spec §3: the games of one key, as far as they belong to the query (Decisions 21). */
export function useGameEntry(query: GameListQuery): GameEntry | undefined {
  return useAppSelector((state) => entryOf(state, query))
}

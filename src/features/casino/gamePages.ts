import type { Game } from '@/domain/entities'
import { hasMoreGames, type GameListQuery } from '@/store/lists/gameEntries'
import { fetchGames } from '@/store/lists/gameSlice'
import { selectEntryFor } from './selectEntryFor'
import type { PageSource } from './usePages'

export const gamePages: PageSource<GameListQuery, Game> = {
  select: (state, query) => {
    const entry = selectEntryFor(state, query)
    if (!entry) return undefined
    const { page: loadedPages, total } = entry.paginationInfo
    return { rows: entry.list, loadedPages, total, hasMore: hasMoreGames(entry), flags: entry }
  },
  load: (dispatch, query, page) => dispatch(fetchGames({ query, page })),
}

import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import * as api from '@/api/endpoints'
import { FALLBACK } from '@/domain/constants'
import type { GameLaunch } from '@/domain/entities'
import { idle, type AsyncFlags } from '@/store/core/asyncState'
import { createApiThunk } from '@/store/core/createApiThunk'
import {
  addPage,
  gameKey,
  openEntry,
  POPULAR,
  type GameEntry,
  type GameListQuery,
} from './gameEntries'
import { storedEntry, lobbyRead } from './storedLobby'
import { gameClosed, gameLeft, openGame } from '@/store/ui/playSlice'
import { isSessionEvent } from '@/store/core/session'
import { trackThunk } from '@/store/core/trackThunk'

interface GameState {
  /** By `gameKey`. */
  games: Partial<Record<string, GameEntry>>
  currentGame: GameLaunch | null
  gameError: boolean
  launch: AsyncFlags
}

/** Pages count from 1. */
interface GameLoad {
  query: GameListQuery
  page: number
}

const noGame = { currentGame: null, gameError: false, launch: idle }
const initialState: GameState = { games: {}, ...noGame }

export const fetchGames = createApiThunk(
  'game/fetchGames',
  ({ query, page }: GameLoad, { signal }) => {
    const { type, size, provider, category, search } = query
    return api.games(
      {
        page_index: page,
        page_size: size,
        type,
        ...(category !== undefined && { cat_id: category }),
        ...(provider !== undefined && { pro_id: provider }),
        ...(search !== undefined && { game_name: search }),
      },
      signal,
    )
  },
  FALLBACK.unknown,
  {
    scope: ({ query }) => gameKey(query.type, query.provider),
    flags: ({ game }, { query }) => game.games[gameKey(query.type, query.provider)],
  },
)

/** Decisions 10: the mobile home's first row, stored under the key `none_none`. */
export const fetchPopularGames = createApiThunk(
  'game/fetchPopularGames',
  (_: undefined, { signal }) => api.popularGames(signal),
  FALLBACK.unknown,
  { flags: ({ game }) => game.games[POPULAR] },
)

const gameSlice = createSlice({
  name: 'game',
  initialState,
  reducers: {
    clearGame: () => initialState,
    clearGameList: (state, { payload }: PayloadAction<string>) => {
      state.games = Object.fromEntries(
        Object.entries(state.games).filter(([key]) => key !== payload),
      )
    },
    /** An error in the launcher counts as a game error (Spec §8). */
    gameFailed: (state, { payload }: PayloadAction<string>) => {
      state.gameError = true
      state.currentGame = null
      state.launch = { ...idle, isError: true, errorMessage: payload }
    },
  },
  selectors: {
    selectGameEntry: (state, key: string) => state.games[key],
    selectCurrentGame: (state) => state.currentGame,
    selectGameError: (state) => (state.gameError ? state.launch.errorMessage : null),
  },
  extraReducers: (builder) => {
    trackThunk(builder, fetchGames, {
      flags: (state, { query }) => state.games[gameKey(query.type, query.provider)],
      onPending: (state, { query }) => {
        const key = gameKey(query.type, query.provider)
        state.games[key] = openEntry(state.games[key], query)
      },
      onFulfilled: (state, answer, { query, page }) => {
        const entry = state.games[gameKey(query.type, query.provider)]
        if (entry) addPage(entry, answer, page)
      },
    })
    trackThunk(builder, fetchPopularGames, {
      flags: (state) => state.games[POPULAR],
      onPending: (state) => {
        state.games[POPULAR] ??= openEntry(undefined, null)
      },
      onFulfilled: (state, answer) => {
        const entry = state.games[POPULAR]
        if (entry) addPage(entry, answer, 1)
      },
    })
    trackThunk(builder, openGame, {
      flags: (state) => state.launch,
      onPending: (state) => {
        state.currentGame = null
        state.gameError = false
        state.launch = { ...idle }
      },
      onFulfilled: (state, launch) => {
        state.currentGame = launch
      },
      onRejected: (state) => {
        state.gameError = true
      },
    })
    builder.addCase(lobbyRead, (state, { payload: { games, lang } }) => {
      for (const each of games) state.games[each.key] = storedEntry(each, lang)
    })
    builder.addMatcher(isSessionEvent, (state) => ({ ...state, ...noGame }))
    // Spec §8: a failed start stays known beside the preview, until the next start.
    builder.addMatcher(isAnyOf(gameLeft, gameClosed), (state) => {
      state.currentGame = null
      if (!state.gameError) state.launch = idle
    })
  },
})

export const { clearGame, clearGameList, gameFailed } = gameSlice.actions
export const { selectGameEntry, selectCurrentGame, selectGameError } = gameSlice.selectors
export const gameReducer = gameSlice.reducer

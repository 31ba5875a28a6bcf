import { createSlice, type PayloadAction, type Dispatch } from '@reduxjs/toolkit'
import * as api from '@/api/endpoints'
import { FALLBACK } from '@/domain/constants'
import type { GameType, Id } from '@/domain/entities'
import { tabKeys, tabStorage } from '@/device/tabStorage'
import { createApiThunk } from '@/store/core/createApiThunk'
import { entryGate, type EntryMark } from './entryMark'
import { selectGate, type PlayGate } from './playGate'
import { isSessionEvent, sessionEnded } from '@/store/core/session'

/** Spec §2 Play page: one opening of a game, as the route state carries it; the texts may be empty. */
export interface OpenedGame {
  /** Distinguishes openings of the same game. */
  opening: string
  /** The page that it was opened from, with its query; null if unknown. */
  from: string | null
  game_id: Id
  provider_id: Id
  /** Null in an entry that names none; it only selects the preview to return to. */
  type: GameType | null
  name: string
  provider_name: string
  image: string
  /** Absent if no session has written the entry. */
  mark?: EntryMark
}

interface PlayState {
  opened: OpenedGame | null
  /** Whether the game stays, in the mini player, when its page is left. */
  isMini: boolean
  /** The last openings that the player or the game has closed; their history entries start nothing. */
  closed: string[]
  /** Whether games may start, and whether what runs may go on (features/protection). */
  gate: PlayGate
  mayRun: boolean
}

const CLOSED_LIMIT = 20

const initialState: PlayState = {
  opened: null,
  isMini: false,
  closed: [],
  gate: 'waiting',
  mayRun: true,
}

const withClosed = (closed: readonly string[], opening: string): string[] =>
  [...new Set([...closed, opening])].slice(-CLOSED_LIMIT)

const isClosed = ({ closed }: PlayState, opening: string): boolean =>
  closed.includes(opening) || tabStorage.get(tabKeys.closed + opening) !== null

/** Spec §4 Play game: once per opening; not for a closed or foreign one, a pause or a reached limit. */
export const openGame = createApiThunk(
  'play/openGame',
  ({ game_id, provider_id: provider }: OpenedGame) => api.startGame({ game_id, provider }),
  FALLBACK.unknown,
  {
    flags: ({ game }) => game.launch,
    condition: (root, { opening, mark }) =>
      root.play.opened?.opening !== opening &&
      !isClosed(root.play, opening) &&
      entryGate(root, mark) === 'open' &&
      selectGate(root) === 'open',
  },
)

const playSlice = createSlice({
  name: 'play',
  initialState,
  reducers: {
    gateChanged: (state, { payload }: PayloadAction<Pick<PlayState, 'gate' | 'mayRun'>>) => {
      state.gate = payload.gate
      state.mayRun = payload.mayRun
    },
    gameShown: (state) => {
      state.isMini = false
    },
    gameMinimised: (state, { payload }: PayloadAction<OpenedGame>) => {
      state.opened = payload
      state.isMini = true
    },
    gameLeft: (state) => {
      state.opened = null
      state.isMini = false
    },
    gameClosed: (state, { payload }: PayloadAction<string>) => {
      state.opened = null
      state.isMini = false
      state.closed = withClosed(state.closed, payload)
    },
  },
  selectors: {
    selectOpened: (state) => state.opened,
    selectIsMini: (state) => state.isMini,
    selectIsClosed: isClosed,
  },
  extraReducers: (builder) => {
    builder.addCase(openGame.pending, (state, { meta }) => {
      state.opened = meta.arg
      state.isMini = false
    })
    // An entry without a mark has no other sign that a logout ended its game.
    builder.addCase(sessionEnded, (state) => {
      if (state.opened) state.closed = withClosed(state.closed, state.opened.opening)
    })
    builder.addMatcher(isSessionEvent, (state) => ({ ...initialState, closed: state.closed }))
  },
})

export const { gateChanged, gameShown, gameMinimised, gameLeft, gameClosed } = playSlice.actions
export const { selectOpened, selectIsMini, selectIsClosed } = playSlice.selectors

/** Ends a game for good: its entry in the history starts it no more, also after a reload. */
export const closeGame =
  (opening: string) =>
  (dispatch: Dispatch): void => {
    tabStorage.set(tabKeys.closed + opening, '')
    dispatch(gameClosed(opening))
  }

export const playReducer = playSlice.reducer

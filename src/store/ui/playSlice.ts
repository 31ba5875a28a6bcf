import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as api from '@/api/endpoints'
import { FALLBACK } from '@/domain/constants'
import type { Id } from '@/domain/entities'
import type { AsyncFlags } from '@/store/core/asyncState'
import { apiThunkCreator } from '@/store/core/createApiThunk'
import { selectGate, type PlayGate, type WithGate } from './playGate'
import { isSessionEvent } from '@/store/core/session'

/** Spec §2 Play page: one opening of a game, as the route state carries it; the texts may be empty. */
export interface OpenedGame {
  /** Distinguishes openings of the same game. */
  opening: string
  /** The page that it was opened from, with its query; null if unknown. */
  from: string | null
  game_id: Id
  provider_id: Id
  /** Not validated, because it only selects the preview to return to. */
  type: unknown
  name: string
  provider_name: string
  image: string
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

const initialState: PlayState = {
  opened: null,
  isMini: false,
  closed: [],
  gate: 'waiting',
  mayRun: true,
}
const CLOSED_LIMIT = 20

interface Root extends WithGate {
  play: PlayState
  game: { launch: AsyncFlags }
}

/** Spec §4 Play game: once per opening; not for a closed one, during a pause or with a reached limit. */
export const openGame = apiThunkCreator<Root>()(
  'play/openGame',
  ({ game_id, provider_id: provider }: OpenedGame) => api.startGame({ game_id, provider }),
  FALLBACK.unknown,
  {
    flags: ({ game }) => game.launch,
    condition: (root, { opening }) =>
      root.play.opened?.opening !== opening &&
      !root.play.closed.includes(opening) &&
      selectGate(root) === 'open',
  },
)

const playSlice = createSlice({
  name: 'play',
  initialState,
  reducers: {
    gateChanged: (state, { payload }: PayloadAction<Pick<PlayState, 'gate' | 'mayRun'>>) => {
      Object.assign(state, payload)
    },
    gameShown: (state) => {
      state.isMini = false
    },
    gameMinimised: (state, { payload }: PayloadAction<OpenedGame>) => {
      Object.assign(state, { opened: payload, isMini: true })
    },
    gameLeft: (state) => {
      Object.assign(state, { opened: null, isMini: false })
    },
    gameClosed: (state, { payload }: PayloadAction<string>) => {
      const closed = [...new Set([...state.closed, payload])].slice(-CLOSED_LIMIT)
      Object.assign(state, { opened: null, isMini: false, closed })
    },
  },
  selectors: {
    selectOpened: (state) => state.opened,
    selectIsMini: (state) => state.isMini,
    selectIsClosed: (state, opening: string) => state.closed.includes(opening),
  },
  extraReducers: (builder) => {
    builder.addCase(openGame.pending, (state, { meta }) => {
      Object.assign(state, { opened: meta.arg, isMini: false })
    })
    builder.addMatcher(isSessionEvent, (state) => ({ ...initialState, closed: state.closed }))
  },
})

export const { gateChanged, gameShown, gameMinimised, gameLeft, gameClosed } = playSlice.actions
export const { selectOpened, selectIsMini, selectIsClosed } = playSlice.selectors
export const playReducer = playSlice.reducer

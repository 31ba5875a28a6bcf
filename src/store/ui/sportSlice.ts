import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as api from '@/api/endpoints'
import { FALLBACK } from '@/domain/constants'
import type { LanguageCode, SportEvent } from '@/domain/entities'
import { idle, type AsyncFlags } from '@/store/core/asyncState'
import { createApiThunk } from '@/store/core/createApiThunk'
import { selectGate } from './playGate'
import { isSessionEvent } from '@/store/core/session'
import { trackThunk } from '@/store/core/trackThunk'

export type SportView = 'prematch' | 'live'

/** The running sport frame, as plain data and never a widget object (Decisions 15). */
export interface SportInstance {
  /** Identifies a start; a new key is a new frame. */
  key: string
  lang: LanguageCode
  view: SportView
  /** Whether the player has pressed inside the frame. */
  isPressed: boolean
}

interface SportState {
  live: SportEvent[]
  prematch: SportEvent[]
  /** The frame's session, never the bearer token. */
  digitainSport: string
  sportInstance: SportInstance | null
  liveFlags: AsyncFlags
  prematchFlags: AsyncFlags
  digitainFlags: AsyncFlags
}

const initialState: SportState = {
  live: [],
  prematch: [],
  digitainSport: '',
  sportInstance: null,
  liveFlags: idle,
  prematchFlags: idle,
  digitainFlags: idle,
}

export const fetchLive = createApiThunk(
  'sport/fetchLive',
  (lang: LanguageCode, { signal }) => api.liveEvents(lang, signal),
  FALLBACK.server,
  { flags: ({ sport }) => sport.liveFlags },
)

export const fetchPrematch = createApiThunk(
  'sport/fetchPrematch',
  (lang: LanguageCode, { signal }) => api.prematchEvents(lang, signal),
  FALLBACK.server,
  { flags: ({ sport }) => sport.prematchFlags },
)

/** Spec §4 Sport pages: loads the frame's session; not during a pause or with a reached limit. */
export const fetchDigitain = createApiThunk(
  'sport/fetchDigitain',
  (lang: LanguageCode, { signal }) => api.sportSession(lang, signal),
  FALLBACK.server,
  { flags: ({ sport }) => sport.digitainFlags, condition: (root) => selectGate(root) === 'open' },
)

const sportSlice = createSlice({
  name: 'sport',
  initialState,
  reducers: {
    clearSport: () => initialState,
    sportStarted: (state, { payload }: PayloadAction<SportInstance>) => {
      state.sportInstance = payload
    },
    sportPressed: (state) => {
      if (state.sportInstance) state.sportInstance.isPressed = true
    },
  },
  selectors: {
    selectSport: (state) => state,
    selectSportInstance: (state) => state.sportInstance,
  },
  extraReducers: (builder) => {
    trackThunk(builder, fetchLive, {
      flags: (state) => state.liveFlags,
      onFulfilled: (state, events) => {
        state.live = events
      },
    })
    trackThunk(builder, fetchPrematch, {
      flags: (state) => state.prematchFlags,
      onFulfilled: (state, events) => {
        state.prematch = events
      },
    })
    trackThunk(builder, fetchDigitain, {
      flags: (state) => state.digitainFlags,
      onPending: (state) => {
        state.digitainSport = ''
        state.sportInstance = null
      },
      onFulfilled: (state, session) => {
        state.digitainSport = session
      },
    })
    builder.addMatcher(isSessionEvent, () => initialState)
  },
})

export const { clearSport, sportStarted, sportPressed } = sportSlice.actions
export const { selectSport, selectSportInstance } = sportSlice.selectors
export const sportReducer = sportSlice.reducer

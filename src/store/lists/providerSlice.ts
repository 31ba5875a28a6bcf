import { createSlice } from '@reduxjs/toolkit'
import * as api from '@/api/endpoints'
import { FALLBACK } from '@/domain/constants'
import type { GameType, PaginationInfo, Provider } from '@/domain/entities'
import { PROVIDER_PAGE_SIZE } from '@/lib/pageData'
import { idle, type AsyncFlags } from '@/store/core/asyncState'
import { createApiThunk } from '@/store/core/createApiThunk'
import { storedFlags, lobbyRead } from './storedLobby'
import { trackThunk } from '@/store/core/trackThunk'
import { withPage } from '@/store/core/withPage'

interface ProviderState extends AsyncFlags {
  providerList: Provider[]
  providerFilterList: Provider[]
  /** Required by Spec §3 and stored as received; no view reads it. */
  paginationInfo: PaginationInfo | null
  /** The game type and the last loaded page of `providerList`. */
  type: GameType | null
  page: number
  /** Spec §4: Load More shows if the last page was full. */
  hasMore: boolean
  filterType: GameType | null
  filter: AsyncFlags
}

const initialState: ProviderState = {
  providerList: [],
  providerFilterList: [],
  paginationInfo: null,
  type: null,
  page: 0,
  hasMore: false,
  filterType: null,
  filter: idle,
  ...idle,
}

/** Spec §4 Provider list: loads pages of 3 and appends them; another type starts again. */
export const fetchProviders = createApiThunk(
  'provider/fetchProviders',
  ({ type, page }: { type: GameType; page: number }, { signal }) =>
    api.allProviders({ page_index: page, page_size: PROVIDER_PAGE_SIZE, type }, signal),
  FALLBACK.server,
  { flags: ({ provider }) => provider },
)

export const fetchProviderFilter = createApiThunk(
  'provider/fetchProviderFilter',
  (type: GameType, { signal }) => api.providers(type, signal),
  FALLBACK.server,
  { flags: ({ provider }) => provider.filter },
)

const providerSlice = createSlice({
  name: 'provider',
  initialState,
  reducers: { clearProvider: () => initialState },
  selectors: { selectProvider: (state) => state },
  extraReducers: (builder) => {
    trackThunk(builder, fetchProviders, {
      onPending: (state, { type }) => {
        if (state.type === type) return
        state.type = type
        state.providerList = []
        state.paginationInfo = null
        state.page = 0
        state.hasMore = false
        state.loaded = null
      },
      onFulfilled: (state, page, { page: index }) => {
        const place = { page: index, loadedPages: state.page, size: PROVIDER_PAGE_SIZE }
        state.providerList = withPage(state.providerList, page.data, place, ({ id }) => String(id))
        state.paginationInfo = page.paginationInfo
        if (index < state.page) return
        state.page = index
        state.hasMore = page.received >= PROVIDER_PAGE_SIZE && state.providerList.length > 0
      },
    })
    builder.addCase(lobbyRead, (state, { payload: { providers, lang } }) => {
      if (!providers) return state
      const { type, list: providerList, hasMore } = providers
      return { ...state, ...storedFlags(lang), type, providerList, hasMore, page: 1 }
    })
    trackThunk(builder, fetchProviderFilter, {
      flags: (state) => state.filter,
      onPending: (state, type) => {
        if (state.filterType === type) return
        state.filterType = type
        state.providerFilterList = []
        state.filter = { ...idle }
      },
      onFulfilled: (state, list) => {
        state.providerFilterList = list
      },
    })
  },
})

export const { clearProvider } = providerSlice.actions
export const { selectProvider } = providerSlice.selectors
export const providerReducer = providerSlice.reducer

import { createSlice } from '@reduxjs/toolkit'

/** Spec §3: the splash shows until the loader ends; it is loading at the start. */
interface LoaderState {
  isLoading: boolean
  /** Whether the first view has loaded or the player has acted; then all other content may load. */
  isIdle: boolean
}

const initialState: LoaderState = { isLoading: true, isIdle: false }

const loaderSlice = createSlice({
  name: 'loader',
  initialState,
  reducers: {
    clearLoader: () => initialState,
    loaderFinished: (state) => {
      state.isLoading = false
    },
    pageIdle: (state) => {
      state.isIdle = true
    },
  },
  selectors: {
    selectIsLoading: (state) => state.isLoading,
    selectIsIdle: (state) => state.isIdle,
  },
})

export const { clearLoader, loaderFinished, pageIdle } = loaderSlice.actions
export const { selectIsLoading, selectIsIdle } = loaderSlice.selectors
export const loaderReducer = loaderSlice.reducer

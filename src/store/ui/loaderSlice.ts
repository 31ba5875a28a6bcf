import { createSlice } from '@reduxjs/toolkit'

/** Spec §3: the splash shows until the loader ends; it is loading at the start. */
interface LoaderState {
  isLoading: boolean
}

const initialState: LoaderState = { isLoading: true }

const loaderSlice = createSlice({
  name: 'loader',
  initialState,
  reducers: { loaderFinished: () => ({ isLoading: false }) },
  selectors: { selectIsLoading: (state) => state.isLoading },
})

export const { loaderFinished } = loaderSlice.actions
export const { selectIsLoading } = loaderSlice.selectors
export const loaderReducer = loaderSlice.reducer

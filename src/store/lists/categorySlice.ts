import { createSlice } from '@reduxjs/toolkit'
import * as api from '@/api/endpoints'
import { FALLBACK } from '@/domain/constants'
import type { Category, GameType } from '@/domain/entities'
import { idle, type AsyncFlags } from '@/store/core/asyncState'
import { createApiThunk } from '@/store/core/createApiThunk'
import { trackThunk } from '@/store/core/trackThunk'

interface CategoryState extends AsyncFlags {
  categoryList: Category[]
  type: GameType | null
}

const initialState: CategoryState = { categoryList: [], type: null, ...idle }

export const fetchCategories = createApiThunk(
  'category/fetchCategories',
  (type: GameType, { signal }) => api.categories(type, signal),
  FALLBACK.server,
  { flags: ({ category }) => category },
)

const categorySlice = createSlice({
  name: 'category',
  initialState,
  reducers: { clearCategory: () => initialState },
  selectors: { selectCategory: (state) => state },
  extraReducers: (builder) => {
    trackThunk(builder, fetchCategories, {
      onPending: (state, type) => {
        if (state.type === type) return
        state.type = type
        state.categoryList = []
        state.loaded = null
      },
      onFulfilled: (state, list) => {
        state.categoryList = list
      },
    })
  },
})

export const { clearCategory } = categorySlice.actions
export const { selectCategory } = categorySlice.selectors
export const categoryReducer = categorySlice.reducer

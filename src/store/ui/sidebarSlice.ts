import { createSlice } from '@reduxjs/toolkit'

interface SidebarState {
  isOpen: boolean
}

const initialState: SidebarState = { isOpen: true }

const sidebarSlice = createSlice({
  name: 'sidebar',
  initialState,
  reducers: {
    clearSidebar: () => initialState,
    toggleSidebar: (state) => ({ isOpen: !state.isOpen }),
  },
  selectors: { selectIsSidebarOpen: (state) => state.isOpen },
})

export const { clearSidebar, toggleSidebar } = sidebarSlice.actions
export const { selectIsSidebarOpen } = sidebarSlice.selectors
export const sidebarReducer = sidebarSlice.reducer

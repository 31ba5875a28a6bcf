import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionStarted } from './session'

export type ModalName = 'login' | 'menu' | 'search'

/** Decisions 12: what a visitor wanted before the login dialog came up. */
export interface LoginTarget {
  path: string
  state?: unknown
  /** Whose it was, where a session was lost: null for a player not known. Left out for a visitor. */
  player?: string | null
}

interface ModalState {
  isOpen: boolean
  /** A name, never an element: one registry maps it to its component. */
  content: ModalName | null
  /** Where a login leads; closing the dialog forgets it. */
  target: LoginTarget | null
}

const initialState: ModalState = { isOpen: false, content: null, target: null }

const modalSlice = createSlice({
  name: 'modal',
  initialState,
  reducers: {
    openModal: (_, { payload }: PayloadAction<{ content: ModalName; target?: LoginTarget }>) => ({
      isOpen: true,
      content: payload.content,
      target: payload.target ?? null,
    }),
    closeModal: () => initialState,
  },
  selectors: { selectModal: (state) => state },
  extraReducers: (builder) => {
    // Spec §4: the modal closes on a successful login.
    builder.addCase(sessionStarted, () => initialState)
  },
})

export const { openModal, closeModal } = modalSlice.actions
export const { selectModal } = modalSlice.selectors
export const modalReducer = modalSlice.reducer

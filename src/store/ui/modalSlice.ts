import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionStarted } from '@/store/core/session'

export type ModalName = 'login' | 'menu' | 'search'

/** Decisions 12: the page that a visitor wanted to open before the login dialog. */
export interface LoginTarget {
  path: string
  state?: unknown
  /** The fingerprint of the lost session's account: null if unknown, absent for a visitor. */
  account?: string | null
}

interface ModalState {
  isOpen: boolean
  content: ModalName | null
  /** The target of a login; closing the dialog clears it. */
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

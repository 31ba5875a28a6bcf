import { createSlice, isRejectedWithValue, type Draft } from '@reduxjs/toolkit'
import * as api from '@/api/endpoints'
import type { Rejection } from '@/api/rejection'
import { FALLBACK } from '@/domain/constants'
import type { Credentials, PasswordChange, User } from '@/domain/entities'
import { forgetAccount } from '@/device/perPlayer'
import { tokenStorage } from '@/device/tokenStorage'
import { idle, type AsyncFlags } from '@/store/core/asyncState'
import { apiThunkCreator, type CallContext } from '@/store/core/createApiThunk'
import { countMove, noMoves, type Moves } from './moves'
import { sessionEnded, sessionStarted, syncToken, tokenRead } from '@/store/core/session'
import { trackThunk } from '@/store/core/trackThunk'

/** The flags belong to the current form: the login or the password change. */
interface AuthState extends AsyncFlags {
  user: User | null
  /** A copy of the stored token (Spec §4). */
  token: string | null
  /** Required by Spec §3 and §4; no view reads it: the form that sent the change shows the result. */
  isResetSuccess: boolean
  endReason: 'logout' | 'reset' | 'lost' | null
  /** The message of the 401 that ended the session. */
  endMessage: string | null
  /** The flags of the user's data, separate because its poll must not make a form look busy. */
  details: AsyncFlags
  /** Why the last refresh failed; it stays during the next one, until the player's own retry. */
  detailsFailure: string | null
  /** No automatic refresh of the user's data before this time, by `performance.now()`. */
  heldUntil: number
  moves: Moves
}

interface Root {
  auth: AuthState
}

const newSession = {
  user: null,
  token: null,
  isResetSuccess: false,
  endReason: null,
  endMessage: null,
  details: idle,
  detailsFailure: null,
  heldUntil: 0,
  moves: noMoves,
}

const initialState: AuthState = { ...newSession, ...idle }

const createApiThunk = apiThunkCreator<Root>()

/** False after the session has changed or a newer form was sent; then the response is ignored. */
function isCurrent({ getState, dispatch, requestId }: CallContext<Root>): boolean {
  dispatch(syncToken())
  return getState().auth.requestId === requestId
}

/** Spec §4 Login request: false if the response was too late. */
export const login = createApiThunk(
  'auth/login',
  async (form: Credentials, context) => {
    const answer = await api.login(form)
    if (!isCurrent(context)) return false
    context.dispatch(sessionStarted(answer))
    tokenStorage.set(answer.token)
    return true
  },
  FALLBACK.unknown,
  { flags: ({ auth }) => auth, errorField: 'error' },
)

/** Decisions 18: the session ends at once; the request to the server follows and may fail. */
export const logout = createApiThunk(
  'auth/logout',
  async (_: undefined, { dispatch }) => {
    const token = tokenStorage.get()
    dispatch(sessionEnded({ reason: 'logout' }))
    forgetAccount()
    tokenStorage.remove()
    if (token !== null) await api.logout(token)
  },
  FALLBACK.unknown,
)

/** Spec §4 Password reset: a success ends the session; false if the response was too late. */
export const resetPassword = createApiThunk(
  'auth/resetPassword',
  async (form: PasswordChange, context) => {
    await api.resetPassword(form)
    if (!isCurrent(context)) return false
    context.dispatch(sessionEnded({ reason: 'reset' }))
    tokenStorage.remove()
    return true
  },
  FALLBACK.unknown,
  { flags: ({ auth }) => auth },
)

/** Spec §4: the player's data and balance. Only the player's own `retry` ignores a `Retry-After`. */
export const fetchUserDetails = createApiThunk(
  'auth/fetchUserDetails',
  (_: 'retry' | undefined, { signal }) => api.userDetails(signal),
  FALLBACK.unknown,
  {
    flags: ({ auth }) => auth.details,
    condition: ({ auth }, act) =>
      auth.token !== null && (act === 'retry' || performance.now() >= auth.heldUntil),
  },
)

/** Assigned field by field, so that an unchanged user stays the same object and nothing re-renders. */
function keepUser(state: Draft<AuthState>, user: User): void {
  countMove(state.moves, state.user?.balance, user.balance)
  if (state.user) Object.assign(state.user, user)
  else state.user = user
}

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** Spec §4: clears the whole group; the next check of the stored token restores the session. */
    clearAuth: () => initialState,
    /** Clears only the results of the login and password forms, and cancels the current one. */
    clearAuthForm: (state) => ({
      ...state,
      ...idle,
      isResetSuccess: false,
      endReason: null,
      endMessage: null,
    }),
  },
  selectors: {
    selectIsLoggedIn: (state) => state.token !== null,
    selectToken: (state) => state.token,
    selectUser: (state) => state.user,
    selectMoves: (state) => state.moves,
    selectBalanceAt: ({ details }) => details.loaded?.at ?? null,
    selectEndReason: (state) => state.endReason,
    selectEndMessage: (state) => state.endMessage,
    selectIsFormBusy: (state) => state.isFetching,
    selectFormError: (state) => (state.isError ? state.errorMessage : null),
    selectDetailsFailure: (state) => state.detailsFailure,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, (state, { payload }) => {
        Object.assign(state, newSession, payload)
      })
      .addCase(sessionEnded, (state, { payload }) => {
        const { reason } = payload
        if (reason === 'logout') return { ...initialState, endReason: reason }
        Object.assign(state, newSession, { isResetSuccess: true, endReason: reason })
        return state
      })
      .addCase(tokenRead, (state, { payload }) => ({
        ...initialState,
        token: payload,
        endReason: state.token !== null && payload === null ? ('lost' as const) : null,
      }))
    trackThunk(builder, login, { onFulfilled: () => undefined })
    trackThunk(builder, resetPassword, { onFulfilled: () => undefined })
    trackThunk(builder, fetchUserDetails, {
      flags: (state) => state.details,
      onPending: (state, act) => {
        if (act === 'retry') state.detailsFailure = null
      },
      onFulfilled: (state, user) => {
        keepUser(state, user)
        state.detailsFailure = null
      },
      onRejected: (state, _, rejection) => {
        state.detailsFailure = state.details.errorMessage
        state.heldUntil = rejection?.heldUntil ?? 0
      },
    })
    builder.addMatcher(isRejectedWithValue, (state, { payload }) => {
      const { status, message } = payload as Rejection
      if (status !== 401 || state.endReason !== 'lost') return
      if (!Object.values<string>(FALLBACK).includes(message)) state.endMessage = message
    })
  },
})

export const { clearAuth, clearAuthForm } = authSlice.actions
export const {
  selectIsLoggedIn,
  selectToken,
  selectUser,
  selectMoves,
  selectBalanceAt,
  selectEndReason,
  selectEndMessage,
  selectIsFormBusy,
  selectFormError,
  selectDetailsFailure,
} = authSlice.selectors
export const authReducer = authSlice.reducer

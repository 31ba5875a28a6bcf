import { createSlice } from '@reduxjs/toolkit'
import * as api from '@/api/endpoints'
import { FALLBACK } from '@/domain/constants'
import type { Credentials, PasswordChange, User } from '@/domain/entities'
import { tokenStorage } from '@/device/tokenStorage'
import { idle, type AsyncFlags } from './asyncState'
import { apiThunkCreator, type CallContext } from './createApiThunk'
import { sessionEnded, sessionStarted, syncToken, tokenRead } from './session'
import { trackThunk } from './trackThunk'

/** The flags are those of the form in flight: the login or the password change. */
interface AuthState extends AsyncFlags {
  user: User | null
  /** Mirrors the stored token (Spec §4). */
  token: string | null
  /** Named by Spec §3 and §4; no view reads it, since the form that sent the change says so. */
  isResetSuccess: boolean
  /** How the last session ended: by the player, by a password change, or by itself. */
  endReason: 'logout' | 'reset' | 'lost' | null
  /** The load of the user's data: polled, so it must not make a form say that it is busy. */
  details: AsyncFlags
}

interface Root {
  auth: AuthState
}

const initialState: AuthState = {
  user: null,
  token: null,
  isResetSuccess: false,
  endReason: null,
  details: idle,
  ...idle,
}

const createApiThunk = apiThunkCreator<Root>()

/** False once the session changed or a newer form went out: then the answer must do nothing. */
function isCurrent({ getState, dispatch, requestId }: CallContext<Root>): boolean {
  dispatch(syncToken())
  return getState().auth.requestId === requestId
}

/** Spec §4 Login request: stores the token and the user; false when it came too late to count. */
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

/** Decisions 18: the session ends at once; telling the server comes after and may fail. */
export const logout = createApiThunk(
  'auth/logout',
  async (_: undefined, { dispatch }) => {
    const token = tokenStorage.get()
    dispatch(sessionEnded({ reason: 'logout' }))
    tokenStorage.remove()
    if (token !== null) await api.logout(token)
  },
  FALLBACK.unknown,
)

/** Spec §4 Password reset: success ends the session; false when it came too late to count. */
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

/**
 * Spec §4: the player's data and balance; never overlaps itself and keeps what `Retry-After` asks.
 * The player's own `retry` waits for neither (Decisions 23).
 */
export const fetchUserDetails = createApiThunk(
  'auth/fetchUserDetails',
  // What is known already is polled: the next poll is the retry (R3).
  (act: 'retry' | undefined, { signal, getState }) =>
    api.userDetails(signal, act !== 'retry' && getState().auth.user !== null),
  FALLBACK.unknown,
  {
    flags: ({ auth }) => auth.details,
    condition: ({ auth }, act) =>
      auth.token !== null &&
      (act === 'retry' || !api.isHeldBack('/UserDetails', performance.now())),
  },
)

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** Spec §4: the whole group; the stored token brings the session back with its next check. */
    clearAuth: () => initialState,
    /** Only what the login and the password form said, and the one in flight. */
    clearAuthForm: ({ token, user, details }) => ({ ...initialState, token, user, details }),
  },
  selectors: {
    selectIsLoggedIn: (state) => state.token !== null,
    selectToken: (state) => state.token,
    selectUser: (state) => state.user,
    selectEndReason: (state) => state.endReason,
    selectIsFormBusy: (state) => state.isFetching,
    selectFormError: (state) => (state.isError ? state.errorMessage : null),
    selectDetailsError: ({ details }) => (details.isError ? details.errorMessage : null),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, (state, { payload }) => {
        const fresh = { isResetSuccess: false, endReason: null, details: { ...idle } }
        Object.assign(state, payload, fresh)
      })
      .addCase(sessionEnded, (state, { payload }) => {
        const { reason } = payload
        if (reason === 'logout') return { ...initialState, endReason: reason }
        const ended = { isResetSuccess: true, endReason: reason, details: { ...idle } }
        Object.assign(state, { user: null, token: null }, ended)
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
      // Field by field, so that an unchanged user stays the same object and nothing re-renders.
      onFulfilled: (state, user) => {
        if (state.user) Object.assign(state.user, user)
        else state.user = user
      },
    })
  },
})

export const { clearAuth, clearAuthForm } = authSlice.actions
export const {
  selectIsLoggedIn,
  selectToken,
  selectUser,
  selectEndReason,
  selectIsFormBusy,
  selectFormError,
  selectDetailsError,
} = authSlice.selectors
export const authReducer = authSlice.reducer

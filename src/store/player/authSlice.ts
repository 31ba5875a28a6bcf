import { createSlice, isRejectedWithValue } from '@reduxjs/toolkit'
import * as api from '@/api/endpoints'
import type { Rejection } from '@/api/rejection'
import { FALLBACK, MISSES_OF_OLD } from '@/domain/constants'
import type { Credentials, PasswordChange, User } from '@/domain/entities'
import { serverNow } from '@/device/protection/clocks'
import { currentAccount, forgetAccount } from '@/device/perPlayer'
import { tokenStorage } from '@/device/tokenStorage'
import { idle } from '@/store/core/asyncState'
import { createApiThunk, type CallContext } from '@/store/core/createApiThunk'
import { initialState, isOfOther, keepUser, newSession } from './authState'
import {
  accountDoubted,
  sessionEnded,
  sessionStarted,
  syncToken,
  tokenRead,
} from '@/store/core/session'
import { trackThunk } from '@/store/core/trackThunk'
import { endUnused } from './unusedLogin'

/** False after the session has changed or a newer form was sent; then the response is ignored. */
function isCurrent({ getState, dispatch, requestId }: CallContext): boolean {
  dispatch(syncToken())
  return getState().auth.requestId === requestId
}

/** Spec §4 Login request: false if the response was too late. */
export const login = createApiThunk(
  'auth/login',
  async (form: Credentials, context) => {
    const answer = await api.login(form)
    if (!isCurrent(context)) {
      endUnused(answer, context.getState).catch(() => undefined)
      return false
    }
    context.dispatch(sessionStarted({ ...answer, asOf: serverNow() }))
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
    forgetAccount()
    tokenStorage.remove()
    return true
  },
  FALLBACK.unknown,
  { flags: ({ auth }) => auth },
)

/**
 * Decisions 4: fails if the answer is of another account; the second in a row ends the session. Only a login
 * may name its player in another way than `/UserDetails` does.
 */
function refuseOther(user: User, { dispatch, getState, requestId }: CallContext): void {
  dispatch(syncToken())
  const { details, doubtedId, user: known } = getState().auth
  // The account of a token is also known after a reload.
  const id = known && known.id !== '' ? known.id : currentAccount().trim()
  if (details.requestId !== requestId || !isOfOther(id, user)) return
  if (known && details.loaded === null && user.id === doubtedId) return
  if (doubtedId === null) dispatch(accountDoubted(user.id))
  else {
    dispatch(sessionEnded({ reason: 'otherAccount' }))
    tokenStorage.remove()
  }
  throw new Error('The answer is of another account')
}

/** Spec §4: the player's data and balance. Only the player's own `retry` ignores a `Retry-After`. */
export const fetchUserDetails = createApiThunk(
  'auth/fetchUserDetails',
  async (_: 'retry' | undefined, context) => {
    const askedAt = performance.now()
    const user = await api.userDetails(context.signal)
    refuseOther(user, context)
    return { user, askedAt, answeredAt: performance.now(), asOf: serverNow() }
  },
  FALLBACK.unknown,
  {
    flags: ({ auth }) => auth.details,
    condition: ({ auth }, act) =>
      auth.token !== null && (act === 'retry' || performance.now() >= auth.heldUntil),
  },
)

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** Spec §4: clears the whole group; the next check of the stored token restores the session. */
    clearAuth: () => initialState,
    /** Decisions 19: the balance is old at once. */
    networkLost: (state) => {
      state.misses = MISSES_OF_OLD
    },
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
    selectBalanceTimes: (state) => state.balanceTimes,
    selectBalanceAt: ({ details }) => details.loaded?.at ?? null,
    /** The server's time of an old balance; null for a new one, and for none. */
    selectOldAsOf: ({ user, misses, asOf }) => (user && misses >= MISSES_OF_OLD ? asOf : null),
    selectEndReason: (state) => state.endReason,
    selectEndMessage: (state) => state.endMessage,
    selectIsFormBusy: (state) => state.isFetching,
    selectFormError: (state) => (state.isError ? state.errorMessage : null),
    selectDetailsFailure: (state) => state.detailsFailure,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, (state, { payload }) => ({ ...state, ...newSession, ...payload }))
      .addCase(sessionEnded, (state, { payload }) => {
        const { reason } = payload
        if (reason === 'logout') return { ...initialState, endReason: reason }
        return {
          ...state,
          ...newSession,
          isResetSuccess: reason === 'reset',
          endReason: reason,
        }
      })
      .addCase(accountDoubted, (state, { payload }) => {
        state.doubtedId = payload
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
      onFulfilled: keepUser,
      onRejected: (state, _, rejection) => {
        state.detailsFailure = state.details.errorMessage
        state.heldUntil = rejection?.heldUntil ?? 0
        // The next answer is far off.
        state.misses = state.heldUntil > 0 ? MISSES_OF_OLD : state.misses + 1
      },
    })
    builder.addMatcher(isRejectedWithValue, (state, { payload }) => {
      const { status, message } = payload as Rejection
      if (status !== 401 || state.endReason !== 'lost') return
      if (!Object.values<string>(FALLBACK).includes(message)) state.endMessage = message
    })
  },
})

export const { clearAuth, clearAuthForm, networkLost } = authSlice.actions
export const {
  selectIsLoggedIn,
  selectToken,
  selectUser,
  selectBalanceTimes,
  selectBalanceAt,
  selectOldAsOf,
  selectEndReason,
  selectEndMessage,
  selectIsFormBusy,
  selectFormError,
  selectDetailsFailure,
} = authSlice.selectors
export const authReducer = authSlice.reducer

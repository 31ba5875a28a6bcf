import { createAsyncThunk, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { toRejection, type Rejection } from '@/api/rejection'
import type { FallbackMessage } from '@/domain/constants'
import { currentLanguage } from '@/i18n'
import type { RootState } from '@/store/store'
import type { AsyncFlags, Loaded } from './asyncState'
import { syncToken } from './session'

interface Flight {
  requestId: string
  /** The request's argument and language, as a key. */
  asked: string
  controller: AbortController
}

/** The current loads, by thunk and scope. */
export interface ThunkExtra {
  inFlight: Map<string, Flight>
}

export interface ApiThunkConfig {
  state: RootState
  extra: ThunkExtra
  dispatch: ThunkDispatch<RootState, ThunkExtra, UnknownAction>
  rejectValue: Rejection
  fulfilledMeta: { loaded: Loaded }
}

export interface CallContext {
  signal: AbortSignal
  dispatch: ApiThunkConfig['dispatch']
  getState: () => RootState
  requestId: string
}

interface Options<Arg> {
  /** A load aborts an earlier one of the same scope; by default all loads of the thunk share a scope. */
  scope?: (arg: Arg) => string
  /** The flags that `trackThunk` writes for this load; a pending load is not repeated. */
  flags?: (state: RootState, arg: Arg) => AsyncFlags | null | undefined
  /** Returns false to skip the load. */
  condition?: (state: RootState, arg: Arg) => boolean
  errorField?: 'message' | 'error'
}

const createTypedThunk = createAsyncThunk.withTypes<ApiThunkConfig>()

/**
 * Spec §8: rejects with `{ status, message, body }`. Decisions 20, 21, 23: equal simultaneous loads share one
 * request, a newer load aborts the older one. The stored token is read before and after the call, so that a
 * response to an older session finds its slice reset and is dropped.
 */
export function createApiThunk<Result, Arg>(
  type: string,
  call: (arg: Arg, context: CallContext) => Promise<Result>,
  fallback: FallbackMessage,
  options: Options<Arg> = {},
) {
  const { scope = () => '', errorField = 'message' } = options
  const askedBy = (arg: Arg) => JSON.stringify([arg, currentLanguage()])

  return createTypedThunk<Result, Arg>(
    type,
    async (arg, { signal, dispatch, getState, requestId, extra, ...thunk }) => {
      const controller = new AbortController()
      const flight: Flight = { requestId, asked: askedBy(arg), controller }
      const key = type + scope(arg)
      extra.inFlight.get(key)?.controller.abort()
      extra.inFlight.set(key, flight)
      signal.addEventListener('abort', () => {
        controller.abort()
      })
      const lang = currentLanguage()
      dispatch(syncToken())
      try {
        const context = { signal: controller.signal, dispatch, getState, requestId }
        const result = await call(arg, context)
        return thunk.fulfillWithValue(result, { loaded: { at: Date.now(), lang } })
      } catch (error) {
        return thunk.rejectWithValue(toRejection(error, fallback, errorField))
      } finally {
        dispatch(syncToken())
        // The argument may contain a password, so it must not stay in memory.
        if (extra.inFlight.get(key) === flight) extra.inFlight.delete(key)
      }
    },
    {
      condition: (arg, { getState, extra }) => {
        const state = getState()
        if (options.condition?.(state, arg) === false) return false
        const flight = extra.inFlight.get(type + scope(arg))
        // An aborted load counts as finished before its rejection is dispatched.
        const isSame = flight?.asked === askedBy(arg) && !flight.controller.signal.aborted
        return !isSame || options.flags?.(state, arg)?.requestId !== flight.requestId
      },
    },
  )
}

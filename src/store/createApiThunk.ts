import { createAsyncThunk, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { toRejection, type Rejection } from '@/api/client'
import type { FallbackMessage } from '@/domain/constants'
import { currentLanguage } from '@/i18n'
import type { AsyncFlags, Loaded } from './asyncState'
import { syncToken } from './session'

interface Flight {
  requestId: string
  /** What was asked for, language included. */
  asked: string
  controller: AbortController
}

/** What every store carries for its thunks: the loads under way, by thunk and scope. */
export interface ThunkExtra {
  inFlight: Map<string, Flight>
}

export interface ApiThunkConfig {
  state: unknown
  extra: ThunkExtra
  dispatch: ThunkDispatch<unknown, ThunkExtra, UnknownAction>
  rejectValue: Rejection
  fulfilledMeta: { loaded: Loaded }
}

/** What a call may use besides its argument. */
export interface CallContext<Root> {
  signal: AbortSignal
  dispatch: ApiThunkConfig['dispatch']
  getState: () => Root
  requestId: string
}

interface Options<Arg, Root> {
  /** Loads of the same scope supersede and abort each other; default: all of this thunk. */
  scope?: (arg: Arg) => string
  /** The flags that `trackThunk` keeps for this load: the same load under way is not repeated. */
  flags?: (root: Root, arg: Arg) => AsyncFlags | null | undefined
  /** False skips the load. */
  condition?: (root: Root, arg: Arg) => boolean
  /** Which field of an error body is read first (API.md Errors). */
  errorField?: 'message' | 'error'
}

const createTypedThunk = createAsyncThunk.withTypes<ApiThunkConfig>()

/**
 * Spec §8: a thunk that makes one call and rejects with `{ status, message }`, the fallback standing
 * in for a missing message. Decisions 20, 21, 23: the same load at the same time is one request, a
 * newer one aborts the older. The stored token is mirrored after the call, so that the answer to an
 * older session finds its slice reset and is dropped. `Root` is what the thunks of a slice know of the
 * state, named once for all of them.
 */
export const apiThunkCreator =
  <Root>() =>
  <Result, Arg>(
    type: string,
    call: (arg: Arg, context: CallContext<Root>) => Promise<Result>,
    fallback: FallbackMessage,
    options: Options<Arg, Root> = {},
  ) => {
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
        const root = getState as () => Root
        const lang = currentLanguage()
        try {
          const context = { signal: controller.signal, dispatch, getState: root, requestId }
          const result = await call(arg, context)
          return thunk.fulfillWithValue(result, { loaded: { at: Date.now(), lang } })
        } catch (error) {
          return thunk.rejectWithValue(toRejection(error, fallback, errorField))
        } finally {
          dispatch(syncToken())
          // What was asked for may hold a password: it is not kept.
          if (extra.inFlight.get(key) === flight) extra.inFlight.delete(key)
        }
      },
      {
        condition: (arg, { getState, extra }) => {
          const root = getState() as Root
          if (options.condition?.(root, arg) === false) return false
          const flight = extra.inFlight.get(type + scope(arg))
          // A load that was given up counts as over before its rejection has landed.
          const isSame = flight?.asked === askedBy(arg) && !flight.controller.signal.aborted
          return !isSame || options.flags?.(root, arg)?.requestId !== flight.requestId
        },
      },
    )
  }

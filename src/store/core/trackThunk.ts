import type { ActionReducerMapBuilder, AsyncThunk, Draft } from '@reduxjs/toolkit'
import { idle, type AsyncFlags } from './asyncState'
import type { Rejection } from '@/api/rejection'
import type { ApiThunkConfig } from './createApiThunk'

interface Track<State, Result, Arg> {
  /** Null if they no longer exist. Default: the state itself. */
  flags?: (state: Draft<State>, arg: Arg) => AsyncFlags | null | undefined
  onPending?: (state: Draft<State>, arg: Arg) => void
  onFulfilled: (state: Draft<State>, result: Result, arg: Arg) => void
  onRejected?: (state: Draft<State>, arg: Arg, rejection?: Rejection) => void
}

/** Spec §4: the newest load wins; the response to a superseded or cleared load is dropped. */
export function trackThunk<State, Result, Arg>(
  builder: ActionReducerMapBuilder<State>,
  thunk: AsyncThunk<Result, Arg, ApiThunkConfig>,
  track: Track<State, Result, Arg>,
): void {
  const flagsOf = track.flags ?? ((state: Draft<State>) => state as unknown as AsyncFlags)
  const current = (state: Draft<State>, { arg, requestId }: { arg: Arg; requestId: string }) => {
    const flags = flagsOf(state, arg)
    return flags?.requestId === requestId ? flags : null
  }
  builder
    .addCase(thunk.pending, (state, { meta }) => {
      track.onPending?.(state, meta.arg)
      const flags = flagsOf(state, meta.arg)
      if (!flags) return
      const { loaded } = flags
      Object.assign(flags, idle, { isFetching: true, requestId: meta.requestId, loaded })
    })
    .addCase(thunk.fulfilled, (state, { meta, payload }) => {
      const flags = current(state, meta)
      if (!flags) return
      Object.assign(flags, idle, { isSuccess: true, loaded: meta.loaded })
      track.onFulfilled(state, payload, meta.arg)
    })
    .addCase(thunk.rejected, (state, { meta, payload }) => {
      const flags = current(state, meta)
      if (!flags) return
      const { loaded } = flags
      Object.assign(flags, idle, { loaded })
      // An abort never shows an error (Decisions 23).
      if (meta.aborted) return
      Object.assign(flags, { isError: true, errorMessage: payload?.message ?? '' })
      track.onRejected?.(state, meta.arg, payload)
    })
}

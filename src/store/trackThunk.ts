import type { ActionReducerMapBuilder, AsyncThunk, Draft } from '@reduxjs/toolkit'
import { idle, type AsyncFlags } from './asyncState'
import type { ApiThunkConfig } from './createApiThunk'

interface Track<State, Result, Arg> {
  /** Where the flags of this load stand; null when they are gone. Default: the state itself. */
  flags?: (state: Draft<State>, arg: Arg) => AsyncFlags | null | undefined
  /** Makes room for the answer before the load starts. */
  onPending?: (state: Draft<State>, arg: Arg) => void
  onFulfilled: (state: Draft<State>, result: Result, arg: Arg) => void
  onRejected?: (state: Draft<State>, arg: Arg) => void
}

/**
 * Spec §4: keeps the flags of one load. Two promises for the whole app: the newest load wins, and
 * a clear is final: the answer to a load that was superseded or cleared is dropped.
 */
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
      // An abort is never shown (Decisions 23).
      if (meta.aborted) return
      Object.assign(flags, { isError: true, errorMessage: payload?.message ?? '' })
      track.onRejected?.(state, meta.arg)
    })
}

import { createListenerMiddleware, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { recordBalance, startSession } from '@/device/protection/sessionRecord'
import { isSessionEvent } from './core/session'
import { fetchUserDetails } from './player/authSlice'
import type { WithGate } from './ui/playGate'

/** What follows an action beside the state. */
export function createListeners() {
  const { middleware, startListening } = createListenerMiddleware()
  const listen = startListening.withTypes<
    Pick<WithGate, 'auth'>,
    ThunkDispatch<unknown, unknown, UnknownAction>
  >()
  let stop = () => undefined as unknown

  listen({
    matcher: isSessionEvent,
    effect: (_, api) => {
      stop()
      const { token } = api.getState().auth
      stop = token === null ? () => undefined : startSession(token, performance.now())
    },
  })
  listen({
    actionCreator: fetchUserDetails.fulfilled,
    effect: (_, api) => {
      const { token, user } = api.getState().auth
      const balance = user?.balance ?? null
      if (token !== null && balance !== null) recordBalance(token, balance, user?.currency ?? '')
    },
  })
  return middleware
}

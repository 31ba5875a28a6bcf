import { isPaused } from '@/device/pause'
import { limitRemaining } from '@/device/playLimits'
import { selectAccount } from '@/store/playGate'
import type { RootState } from '@/store/store'
import type { CountName } from './toReport'

export type Facts = Partial<Record<CountName, unknown>>

/** Quality M3: what the store and the device show; a fact that becomes true is counted. */
export function factsOf(root: RootState, before: Facts): Facts {
  const { auth, game, modal, sport } = root
  return {
    searchOpened: modal.content === 'search',
    loginOpened: modal.content === 'login',
    // A successful login closes its dialog.
    loginDone: before.loginOpened && auth.isFetching && auth.token,
    loginFailed: !auth.token && auth.isError,
    sessionLost: auth.endReason === 'lost',
    gameOpened: game.opening?.key,
    gameStarted: game.currentGame,
    gameFailed: game.gameError,
    sportOpened: sport.sportInstance?.key,
    pauseUsed: isPaused(),
    limitReached: limitRemaining(selectAccount(root)) > 0,
  }
}

import { configureStore, type StateFromReducersMapObject } from '@reduxjs/toolkit'
import { tokenStorage } from '@/device/tokenStorage'
import { currentLanguage } from '@/i18n'
import { authReducer } from './authSlice'
import { casinoReducer } from './casinoSlice'
import { categoryReducer } from './categorySlice'
import type { ThunkExtra } from './createApiThunk'
import { gameReducer } from './gameSlice'
import { historyReducer } from './historySlice'
import { lobbyRead, readLobby } from './keptLobby'
import { loaderReducer } from './loaderSlice'
import { modalReducer } from './modalSlice'
import { moneyReducer } from './money/moneySlice'
import { playReducer } from './playSlice'
import { providerReducer } from './providerSlice'
import { tokenRead } from './session'
import { sidebarReducer } from './sidebarSlice'
import { sportReducer } from './sportSlice'
import { winnerReducer } from './winnerSlice'

const reducer = {
  casino: casinoReducer,
  game: gameReducer,
  play: playReducer,
  winner: winnerReducer,
  provider: providerReducer,
  auth: authReducer,
  history: historyReducer,
  money: moneyReducer,
  category: categoryReducer,
  sport: sportReducer,
  modal: modalReducer,
  sidebar: sidebarReducer,
  loader: loaderReducer,
}

/**
 * Spec §3: creates the store. It contains the stored token from the start, so that a reload shows no login
 * dialog, and the last public lobby.
 */
export function createStore() {
  const extra: ThunkExtra = { inFlight: new Map() }
  const store = configureStore({
    reducer,
    // The login action contains the password, so there is no action log outside development.
    devTools: import.meta.env.DEV,
    // Without the warnings about slow development checks, which depend on the machine.
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: extra },
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      }),
  })
  const lobby = readLobby(currentLanguage(), Date.now())
  if (lobby) store.dispatch(lobbyRead(lobby))
  store.dispatch(tokenRead(tokenStorage.get()))
  return store
}

export type AppStore = ReturnType<typeof createStore>
export type RootState = StateFromReducersMapObject<typeof reducer>
export type AppDispatch = AppStore['dispatch']

import { configureStore, type StateFromReducersMapObject } from '@reduxjs/toolkit'
import { tokenStorage } from '@/device/tokenStorage'
import { currentLanguage } from '@/i18n'
import { authReducer } from './player/authSlice'
import { casinoReducer } from './lists/casinoSlice'
import { categoryReducer } from './lists/categorySlice'
import type { ThunkExtra } from './core/createApiThunk'
import { gameReducer } from './lists/gameSlice'
import { historyReducer } from './money/historySlice'
import { lobbyRead, readLobby } from './lists/storedLobby'
import { loaderReducer } from './ui/loaderSlice'
import { modalReducer } from './ui/modalSlice'
import { moneyReducer } from './money/moneySlice'
import { netReducer } from './money/netSlice'
import { playReducer } from './ui/playSlice'
import { providerReducer } from './lists/providerSlice'
import { tokenRead } from './core/session'
import { sidebarReducer } from './ui/sidebarSlice'
import { sportReducer } from './ui/sportSlice'
import { winnerReducer } from './lists/winnerSlice'

const reducer = {
  casino: casinoReducer,
  game: gameReducer,
  play: playReducer,
  winner: winnerReducer,
  provider: providerReducer,
  auth: authReducer,
  history: historyReducer,
  money: moneyReducer,
  net: netReducer,
  category: categoryReducer,
  sport: sportReducer,
  modal: modalReducer,
  sidebar: sidebarReducer,
  loader: loaderReducer,
}

/** Has the stored token from the start, so that a reload shows no login dialog. */
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

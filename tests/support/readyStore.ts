import { createStore, type AppStore } from '@/store/store'
import { protectionReady } from '@/store/ui/loaderSlice'

/** A store without the app: the code that protects a player, which no start precedes, is there. */
export function createReadyStore(): AppStore {
  const store = createStore()
  store.dispatch(protectionReady())
  return store
}

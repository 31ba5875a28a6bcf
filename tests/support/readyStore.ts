import { onTestFinished } from 'vitest'
import { protect } from '@/features/protection/protect'
import { createStore, type AppStore } from '@/store/store'

/** A store without the app, with the code that protects a player, which no start precedes. */
export function createReadyStore(): AppStore {
  const store = createStore()
  onTestFinished(protect(store, performance.now(), () => undefined))
  return store
}

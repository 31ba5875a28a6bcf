import { followOtherTabs } from './languageTabs'
import { followKeyboard } from './keyboard'
import { hasFiles } from './hasFiles'
import { idleAfter } from '@/lib/loading/pageIdle'
import { storeLobby } from './storeLobby'
import type { AppStore } from '@/store/store'
import { pageIdle } from '@/store/ui/loaderSlice'
import { loadingPhases } from './connection'
import { prefetchPages } from './prefetch'
import { reportAddress } from './reportAddress'
import { routeOf } from './routes'
import { startServiceWorker } from './serviceWorker'

/** Fetches the code only if there is an address. */
async function startMeasuring(): Promise<void> {
  const address = reportAddress()
  if (address === null) return
  const { measure } = await import('./measure')
  measure(address)
}

/** Starts everything that the first view does not need. */
export function afterFirstView(store: AppStore): void {
  startMeasuring().catch(() => undefined)
  const idle = idleAfter(loadingPhases.settled)
  void idle.then(() => store.dispatch(pageIdle()))
  storeLobby(store, idle)
  followOtherTabs()
  followKeyboard()
  prefetchPages((pathname) => routeOf(pathname).load())
  if (import.meta.env.PROD && import.meta.env.VITE_SERVICE_WORKER !== 'off') {
    // The first install downloads and caches every file and competes with rendering, so it is delayed.
    setTimeout(
      () => {
        // Without a worker (private window, old browser) the app works as usual.
        startServiceWorker().catch(() => undefined)
      },
      hasFiles() ? 0 : loadingPhases.calm,
    )
  }
}

import { followOtherTabs } from './languageTabs'
import { followKeyboard } from './keyboard'
import { hasFiles } from './hasFiles'
import { loadToasts } from '@/components/toasts/notify'
import { importFile } from '@/lib/loading/files'
import { settings } from '@/lib/pageData'
import { keepFocus } from './keepFocus'
import { idleAfter } from './pageIdle'
import { storeLobby } from './storeLobby'
import type { AppStore } from '@/store/store'
import { pageIdle } from '@/store/ui/loaderSlice'
import { prefetchPages } from './prefetch'
import { routeOf } from './routes'
import { startServiceWorker } from './serviceWorker'

/** Decisions 43: fetches the code only with the operator's address and without Global Privacy Control. */
async function startMeasuring(): Promise<void> {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (settings.reportUrl === '' || globalPrivacyControl === true) return
  const { measure } = await importFile(() => import('./measure'))
  measure(settings.reportUrl)
}

/** After the first render: the lists and pictures of the first view have been requested. */
const SETTLED_MS = 2000
/** The content near the first view is loaded, too. */
const LATER_MS = 4000

/** Starts everything that the first view does not need. */
export function afterFirstView(store: AppStore): void {
  startMeasuring().catch(() => undefined)
  const idle = idleAfter(SETTLED_MS)
  void idle.then(() => store.dispatch(pageIdle()))
  void idleAfter(LATER_MS)
    .then(loadToasts)
    .catch(() => undefined)
  setTimeout(() => {
    importFile(() => import('@/features/notice/Notice'))
      .then(({ showNotices }) => {
        showNotices()
      })
      .catch(() => undefined)
  }, LATER_MS)
  storeLobby(store, idle)
  followOtherTabs()
  followKeyboard()
  keepFocus()
  prefetchPages((pathname) => routeOf(pathname).load())
  const hasWorker = import.meta.env.PROD && import.meta.env.VITE_SERVICE_WORKER !== 'off'
  // Firefox reports each use of a worker that it refuses on the console.
  if (hasWorker && navigator.cookieEnabled) {
    // The first install downloads and caches every file and competes with rendering, so it is delayed.
    setTimeout(
      () => {
        // Without a worker (private window, old browser) the app works as usual.
        startServiceWorker().catch(() => undefined)
      },
      hasFiles() ? 0 : LATER_MS,
    )
  }
}

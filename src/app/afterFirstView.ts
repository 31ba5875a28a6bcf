import { followOtherTabs } from '@/i18n/tabs'
import { followKeyboard } from '@/lib/dom/keyboard'
import { idleAfter } from '@/lib/loading/pageIdle'
import { CALM_MS, SETTLED_MS } from './connection'
import { prefetchPages } from './prefetch'
import { routeOf } from './routes'
import { startServiceWorker } from './serviceWorker'

/** What waits until the first view is there, so that the first view pays nothing for it. */
export function afterFirstView(): void {
  idleAfter(SETTLED_MS)
  followOtherTabs()
  followKeyboard()
  prefetchPages((pathname) => routeOf(pathname).load())
  if (import.meta.env.PROD && import.meta.env.VITE_SERVICE_WORKER !== 'off') {
    // A first one reads and keeps all the files of the page, on the cores that draw what is near its end.
    const isFirst = !('serviceWorker' in navigator && navigator.serviceWorker.controller)
    setTimeout(
      () => {
        // Without one (a private window, an old browser) all goes on as ever.
        startServiceWorker().catch(() => undefined)
      },
      isFirst ? CALM_MS : 0,
    )
  }
}

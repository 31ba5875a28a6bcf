import { followOtherTabs } from '@/i18n/tabs'
import { prepareAmounts } from '@/lib/money'
import { restAfter } from '@/lib/rest'
import { SETTLED_MS } from './connection'
import { prefetchPages } from './prefetch'
import { routeOf } from './routes'
import { startServiceWorker } from './serviceWorker'

/** What waits until the first view is there, so that the first view pays nothing for it. */
export function afterFirstView(): void {
  restAfter(SETTLED_MS)
  // A phone's winners come later.
  prepareAmounts()
  followOtherTabs()
  prefetchPages((pathname) => routeOf(pathname).load())
  if (import.meta.env.PROD && import.meta.env.VITE_SERVICE_WORKER !== 'off') {
    // Without one (a private window, an old browser) all goes on as ever.
    startServiceWorker().catch(() => undefined)
  }
}

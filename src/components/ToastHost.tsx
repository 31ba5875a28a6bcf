import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toasts } from './notify'

// Where the file can't be had the page goes on without toasts.
const Toasts = lazy(() =>
  import('./Toasts').then(
    (module) => ({ default: module.Toasts }),
    () => ({ default: () => null }),
  ),
)

/** The place of the toasts, in the shell of every page. */
export function ToastHost() {
  const isWanted = useSyncExternalStore(toasts.subscribe, toasts.isWanted)
  return isWanted ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}

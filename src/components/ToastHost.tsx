import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'
import { toasts } from './notify'

const load = () => import('./Toasts').then((module) => module.Toasts)

// Where the file can't be had the page goes on without toasts.
const Toasts = lazy(async (): Promise<{ default: ComponentType }> => ({
  default: await load().catch(() => () => null),
}))

/** The place of the toasts, in the shell of every page. */
export function ToastHost() {
  const isWanted = useSyncExternalStore(toasts.subscribe, toasts.isWanted)
  return isWanted ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}

import {
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react'
import { messages, type Message } from './notify'

const load = () => import('./Toasts').then((module) => module.Toasts)

// If the file cannot be loaded, the page works without toasts.
const Toasts = lazy(
  async (): Promise<{ default: ComponentType<{ waiting: readonly Message[] }> }> => ({
    default: await load().catch(() => () => null),
  }),
)

/** The container of the toasts in the layout of every page. */
export function ToastHost() {
  const waiting = useSyncExternalStore(messages.subscribe, messages.waiting)
  const [isWanted, setWanted] = useState(false)
  if (waiting.length > 0 && !isWanted) setWanted(true)

  // Messages that were not shown are dropped with the layout.
  useEffect(
    () => () => {
      messages.done(messages.waiting())
    },
    [],
  )

  return isWanted ? (
    <Suspense>
      <Toasts waiting={waiting} />
    </Suspense>
  ) : null
}

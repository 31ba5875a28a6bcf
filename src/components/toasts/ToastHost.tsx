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

// Where the file can't be had the page goes on without toasts.
const Toasts = lazy(
  async (): Promise<{ default: ComponentType<{ waiting: readonly Message[] }> }> => ({
    default: await load().catch(() => () => null),
  }),
)

/** The place of the toasts, in the shell of every page. */
export function ToastHost() {
  const waiting = useSyncExternalStore(messages.subscribe, messages.waiting)
  const [isWanted, setWanted] = useState(false)
  if (waiting.length > 0 && !isWanted) setWanted(true)

  // What was not shown goes with the shell that was to show it.
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

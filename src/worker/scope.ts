import type { Build, WorkerMessage } from './rules'

/** The part of a service worker's world that is used here; TypeScript's own excludes the DOM's. */
interface Waits extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface Fetch extends Waits {
  request: Request
  clientId: string
  resultingClientId: string
  respondWith: (response: Promise<Response>) => void
}

interface Events {
  install: Waits
  activate: Waits
  fetch: Fetch
  message: Waits & { data: WorkerMessage; ports: readonly MessagePort[] }
}

interface Scope {
  location: Location
  clients: { claim: () => Promise<void> }
  registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  addEventListener: <Kind extends keyof Events>(
    kind: Kind,
    listener: (event: Events[Kind]) => void,
  ) => void
}

export const scope = globalThis as unknown as Scope

declare const __BUILD__: Build

/** The build that this worker came with; the bundler fills it in. */
export const build = (): Build => __BUILD__

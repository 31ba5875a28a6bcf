import type { Build, WorkerMessage } from './rules'

/**
 * The used part of a service worker's global scope; TypeScript's own types conflict with those of the DOM.
 */
interface Extendable extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface Fetch extends Extendable {
  request: Request
  clientId: string
  resultingClientId: string
  respondWith: (response: Promise<Response>) => void
}

interface Events {
  install: Extendable
  activate: Extendable
  fetch: Fetch
  message: Extendable & { data: WorkerMessage; ports: readonly MessagePort[] }
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

/** The build of this worker; the bundler inserts it. */
export const build = (): Build => __BUILD__

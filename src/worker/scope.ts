import type { Build, WorkerMessage } from './rules'

/** The used part of a worker's global scope; TypeScript's types of it conflict with the DOM's. */
export interface Extendable extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface Events {
  install: Extendable
  activate: Extendable
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

/** The build of this worker; build/workerFile.ts inserts it. */
export const build = (): Build => __BUILD__

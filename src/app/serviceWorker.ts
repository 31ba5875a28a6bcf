import { messageSW, Workbox } from 'workbox-window'
import { build, newBuildReady } from '@/lib/loading/reload'
import { workerAddress } from './workerAddress'
import type { WorkerMessage } from '@/worker/rules'
import { isFast, savesData } from './connection'

const ADDRESS = '/sw.js'

const CHECK_MS = 30 * 60_000
/** The start and the player's first actions are over. */
const FILL_MS = 10_000

const message = (type: WorkerMessage['type']): WorkerMessage => ({ type })

/** A page of the newer build activates its worker; another page is replaced at its next change of page. */
async function handleNewer(workbox: Workbox, worker: ServiceWorker): Promise<void> {
  if ((await messageSW(worker, message('BUILD'))) === build()) workbox.messageSkipWaiting()
  else newBuildReady()
}

function checkPeriodically(workbox: Workbox): () => void {
  const check = () => {
    if (!document.hidden && navigator.onLine) workbox.update().catch(() => undefined)
  }
  const timer = setInterval(check, CHECK_MS)
  window.addEventListener('online', check)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', check)
  }
}

function cacheRestWhenIdle(registration: ServiceWorkerRegistration | undefined): () => void {
  const timer = setTimeout(() => {
    if (!savesData() && isFast()) registration?.active?.postMessage(message('FILL'))
  }, FILL_MS)
  return () => {
    clearTimeout(timer)
  }
}

/** Rejects if there can be no worker; returns a function that stops the checks. */
export async function startServiceWorker(): Promise<() => void> {
  const workbox = new Workbox(workerAddress(ADDRESS))
  workbox.addEventListener('waiting', ({ sw }) => {
    // A browser may refuse messages from now on.
    if (sw) handleNewer(workbox, sw).catch(() => undefined)
  })
  // The page may have loaded long ago (afterFirstView.ts).
  const registration = await workbox.register({ immediate: true })
  const stops = [checkPeriodically(workbox), cacheRestWhenIdle(registration)]
  return () => {
    for (const stop of stops) stop()
  }
}

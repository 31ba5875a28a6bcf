import i18next from 'i18next'
import { notify } from '@/components/toasts/notify'
import { build, whenUnblocked } from '@/lib/loading/chunkReload'
import { workerAddress } from '@/lib/loading/workerAddress'
import type { WorkerMessage } from '@/worker/rules'
import { isFast, loadingPhases, savesData } from './connection'

const ADDRESS = '/sw.js'

/** How often an open page checks for a new build. */
const CHECK_MS = 30 * 60_000

const post = (worker: ServiceWorker, what: WorkerMessage, ports: MessagePort[] = []) => {
  worker.postMessage(what, ports)
}

/** The entry script of the worker's build. */
function entryOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      resolve(String(data))
      port1.close()
    }
    post(worker, 'entry', [port2])
  })
}

/**
 * Quality J3: handles a waiting worker of a newer build. The page itself always comes from the network, so
 * it is already of that build or gets it with a reload.
 */
async function activateOrOfferReload(worker: ServiceWorker): Promise<void> {
  if (build().endsWith(await entryOf(worker))) {
    post(worker, 'activate')
    return
  }
  whenUnblocked(() => {
    notify('info', i18next.t('error.newVersion.title'), {
      label: i18next.t('common.reload'),
      act: () => {
        window.location.reload()
      },
    })
  })
}

function watch(registration: ServiceWorkerRegistration): void {
  const check = () => {
    if (registration.active && registration.waiting)
      void activateOrOfferReload(registration.waiting)
  }
  check()
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') check()
    })
  })
}

/** Checks for a new build periodically and when the network returns. */
function checkPeriodically(registration: ServiceWorkerRegistration): () => void {
  const check = () => {
    if (!document.hidden && navigator.onLine) registration.update().catch(() => undefined)
  }
  const timer = setInterval(check, CHECK_MS)
  window.addEventListener('online', check)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', check)
  }
}

/** Caches the files of the other pages when the page is idle, unless the player saves data. */
function cacheRestWhenIdle(registration: ServiceWorkerRegistration): () => void {
  const timer = setTimeout(() => {
    if (registration.active && !savesData() && isFast()) post(registration.active, 'fill')
  }, loadingPhases.idle)
  return () => {
    clearTimeout(timer)
  }
}

/**
 * Installs the service worker (src/worker) and reports new versions; rejects if that is impossible. Returns
 * a function that stops the checks.
 */
export async function startServiceWorker(): Promise<() => void> {
  const registration = await navigator.serviceWorker.register(workerAddress(ADDRESS))
  watch(registration)
  const stops = [checkPeriodically(registration), cacheRestWhenIdle(registration)]
  return () => {
    for (const stop of stops) stop()
  }
}

import i18next from 'i18next'
import { notify } from '@/components/toasts/notify'
import { build, whenUnblocked } from '@/lib/loading/chunkReload'
import { workerAddress } from '@/lib/loading/workerAddress'
import type { WorkerMessage } from '@/worker/rules'
import { IDLE_MS, isFast, savesData } from './connection'

const ADDRESS = '/sw.js'

/** How often a page that stays open asks for a new build. */
const CHECK_MS = 30 * 60_000

const post = (worker: ServiceWorker, what: WorkerMessage, ports: MessagePort[] = []) => {
  worker.postMessage(what, ports)
}

/** The script that the worker's own pages start with. */
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
 * Quality J3: a worker that waits comes with a newer build, of which this page is already one, or
 * which one press away: the page itself always comes from the network.
 */
async function meet(worker: ServiceWorker): Promise<void> {
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
    if (registration.active && registration.waiting) void meet(registration.waiting)
  }
  check()
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') check()
    })
  })
}

/** Asks for a new build now and then, and when the network is back. */
function checkNowAndThen(registration: ServiceWorkerRegistration): () => void {
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

/** The files of the other pages, when nothing else is to be done; never for who saves data. */
function fillLater(registration: ServiceWorkerRegistration): () => void {
  const timer = setTimeout(() => {
    if (registration.active && !savesData() && isFast()) post(registration.active, 'fill')
  }, IDLE_MS)
  return () => {
    clearTimeout(timer)
  }
}

/**
 * Installs the service worker (src/worker) and tells of new versions; rejects where it can't.
 * Gives the way to stop looking for them.
 */
export async function startServiceWorker(): Promise<() => void> {
  const registration = await navigator.serviceWorker.register(workerAddress(ADDRESS))
  watch(registration)
  const stops = [checkNowAndThen(registration), fillLater(registration)]
  return () => {
    for (const stop of stops) stop()
  }
}

import { strategies } from './strategies'
import { keepRest, keepShell } from './precache'
import { outdated, strategyFor } from './rules'
import { build, scope } from './scope'

/**
 * The service worker: opens the app offline and on bad networks. It waits until a page of its own build
 * activates it, so that no open page loses its files (Quality J3).
 */
scope.addEventListener('install', (event) => {
  event.waitUntil(keepShell(build()))
})

async function takeOver(): Promise<void> {
  const old = outdated(await caches.keys(), build())
  await Promise.all(old.map((name) => caches.delete(name)))
  // An earlier build enabled it. In Firefox a failed preload shows the browser's error page instead
  // of the cached app.
  await scope.registration.navigationPreload.disable().catch(() => undefined)
  await scope.clients.claim()
}

scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

scope.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, scope.location.origin, build())
  if (strategy) event.respondWith(strategies[strategy](event, build()))
})

scope.addEventListener('message', (event) => {
  if (event.data === 'entry') event.ports[0]?.postMessage(build().entry)
  if (event.data === 'activate') void scope.skipWaiting()
  if (event.data === 'fill') event.waitUntil(keepRest(build()))
})

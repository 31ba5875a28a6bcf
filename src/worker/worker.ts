import { registerRoute } from 'workbox-routing'
import { RELOAD, reloadScript } from './homePage'
import { fetchPage, keepPage, precacheOf } from './precache'
import { kindOf, kinds, outdated } from './rules'
import { build, scope, type Extendable } from './scope'
import { strategiesWith } from './strategies'

/**
 * The service worker: opens the app at once, offline and on bad networks. Workbox does the work, the rules
 * are ours. It waits until a page of its own build activates it, so that no open page loses its files
 * (Quality J3).
 */
const precache = precacheOf(build())
const strategies = strategiesWith(precache)

for (const kind of kinds) {
  registerRoute(({ request }) => kindOf(request, scope.location.origin) === kind, strategies[kind])
}
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname === RELOAD, reloadScript)

async function install(event: Extendable): Promise<void> {
  const page = await fetchPage(build())
  await precache.install(event)
  await keepPage(page, build())
}

scope.addEventListener('install', (event) => {
  event.waitUntil(install(event))
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

/** Caches the files of the other pages one after the other; skips a missing one. */
async function fill(event: Extendable): Promise<void> {
  for (const url of build().rest) {
    const [, isDone] = strategies.asset.handleAll({ request: url, event })
    await isDone.catch(() => undefined)
  }
}

scope.addEventListener('message', (event) => {
  if (event.data.type === 'ENTRY') event.ports[0]?.postMessage(build().entry)
  if (event.data.type === 'SKIP_WAITING') void scope.skipWaiting()
  if (event.data.type === 'FILL') event.waitUntil(fill(event))
})

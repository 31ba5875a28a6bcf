import { registerRoute } from 'workbox-routing'
import type { Strategy } from 'workbox-strategies'
import { assetsOf, precacheOf } from './files'
import { isPageOf, pagesOf } from './pages'
import { forgetPictures, picturesWith } from './pictures'
import { kindOf, kinds, outdated, PAGE, type Kind } from './rules'
import { build, scope, type Extendable } from './scope'

/** The worker waits until a page of its build activates it, so that no open page loses its files. */
const precache = precacheOf(build())
const assets = assetsOf(build())
const strategies: Record<Kind, Strategy> = {
  page: pagesOf(build()),
  asset: assets,
  picture: picturesWith(precache),
}

for (const kind of kinds) {
  registerRoute(({ request }) => kindOf(request, scope.location.origin) === kind, strategies[kind])
}

/** Installs the page after all its files; fails if the host sends another build's during a deploy. */
async function install(event: Extendable): Promise<void> {
  const page = await fetch('/', { cache: 'no-cache' })
  if (!(await isPageOf(build(), page))) throw new Error('not the page of this build')
  await precache.install(event)
  await (await caches.open(PAGE)).put('/', new Response(page.body, page))
}

scope.addEventListener('install', (event) => {
  event.waitUntil(install(event))
})

async function takeOver(): Promise<void> {
  const old = outdated(await caches.keys(), build())
  await Promise.all(old.map((name) => caches.delete(name)))
  // An earlier build enabled it; in Firefox a failed preload shows the browser's error page.
  await scope.registration.navigationPreload.disable().catch(() => undefined)
  await scope.clients.claim()
}

scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

/** Caches the files of the other pages one after the other; skips a missing one. */
async function fill(event: Extendable): Promise<void> {
  for (const { url } of build().rest) {
    await Promise.allSettled(assets.handleAll({ request: url, event }))
  }
}

scope.addEventListener('message', (event) => {
  if (event.data.type === 'BUILD') event.ports[0]?.postMessage(build().id)
  if (event.data.type === 'SKIP_WAITING') void scope.skipWaiting()
  if (event.data.type === 'FILL') event.waitUntil(fill(event))
  if (event.data.type === 'FORGET_PICTURES') event.waitUntil(forgetPictures())
})

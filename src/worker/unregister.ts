import { isOurs } from './rules'
import { scope } from './scope'

/** What stands in the worker's place where it is switched off: it takes an installed one away. */
async function leave(): Promise<void> {
  const names = (await caches.keys()).filter(isOurs)
  await Promise.all(names.map((name) => caches.delete(name)))
  await scope.registration.unregister()
}

scope.addEventListener('install', () => {
  void scope.skipWaiting()
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(leave())
})

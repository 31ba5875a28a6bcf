import { isOurs } from './rules'
import { scope } from './scope'

/** Where Workbox stores the ages of cached files. */
const AGES = 'workbox-expiration'

/** Replaces the worker when it is switched off: unregisters an installed one. */
async function unregister(): Promise<void> {
  const names = (await caches.keys()).filter(isOurs)
  await Promise.all(names.map((name) => caches.delete(name)))
  indexedDB.deleteDatabase(AGES)
  await scope.registration.unregister()
}

scope.addEventListener('install', () => {
  void scope.skipWaiting()
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(unregister())
})

import { CacheExpiration } from 'workbox-expiration'
import type { PrecacheController } from 'workbox-precaching'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { expiring, matchOptions } from './files'
import { isPicture, PICTURES } from './rules'

/** Shows the last visit's image at once, and fetches a newer one for the next visit. */
export const picturesWith = (precache: PrecacheController) =>
  new StaleWhileRevalidate({
    cacheName: PICTURES.cacheName,
    matchOptions,
    plugins: [
      expiring(PICTURES),
      {
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse ?? precache.matchPrecache(request),
        cacheWillUpdate: ({ response }) => Promise.resolve(isPicture(response) ? response : null),
        handlerDidError: ({ request }) => fetch(request),
      },
    ],
  })

export async function forgetPictures(): Promise<void> {
  const { cacheName, maxEntries } = PICTURES
  await caches.delete(cacheName)
  await new CacheExpiration(cacheName, { maxEntries }).delete()
}

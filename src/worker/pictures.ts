import { CacheExpiration } from 'workbox-expiration'
import type { PrecacheController } from 'workbox-precaching'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { expiring, matchOptions } from './files'
import { isPicture, PICTURES } from './rules'

/** The image of the last visit at once; a newer one is fetched silently for the next. */
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

/** Deletes the images and the times of their use. */
export async function forgetPictures(): Promise<void> {
  const { cacheName, maxEntries } = PICTURES
  await caches.delete(cacheName)
  await new CacheExpiration(cacheName, { maxEntries }).delete()
}

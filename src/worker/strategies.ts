import type { WorkboxPlugin } from 'workbox-core/types'
import { ExpirationPlugin } from 'workbox-expiration'
import type { PrecacheController } from 'workbox-precaching'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies'
import { HomePage } from './homePage'
import { matchOptions, pages } from './pages'
import { FILES, isFile, isPicture, PICTURES, type Kind } from './rules'

/** The cast is needed because Workbox's types ignore `exactOptionalPropertyTypes`. */
const expiring = ({ maxEntries, maxAgeSeconds }: typeof FILES) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }) as WorkboxPlugin

/** Hashed files from the cache of any build, because their names identify their content. */
const asset = () =>
  new CacheFirst({
    cacheName: FILES.cacheName,
    matchOptions,
    plugins: [
      expiring(FILES),
      {
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse ?? caches.match(request, matchOptions),
        cacheWillUpdate: ({ response }) => Promise.resolve(isFile(response) ? response : null),
        // Cache access may fail (damaged or blocked) while the network works.
        handlerDidError: ({ request }) => fetch(request),
      },
    ],
  })

/** Quality L1: the image of the last visit at once; a newer one is fetched silently for the next. */
const picture = (precache: PrecacheController) =>
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

/** The strategy of each kind of request. */
export const strategiesWith = (precache: PrecacheController): Record<Kind, Strategy> => ({
  home: new HomePage(pages),
  page: new NetworkFirst(pages),
  asset: asset(),
  picture: picture(precache),
})

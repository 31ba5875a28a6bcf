import type { WorkboxPlugin } from 'workbox-core/types'
import { ExpirationPlugin } from 'workbox-expiration'
import type { PrecacheController } from 'workbox-precaching'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies'
import { HomePage } from './homePage'
import { FILES, HEAD_START_S, isFile, isPicture, PAGE, PICTURES, type Kind } from './rules'

/** Servers vary compressed files by `Accept-Encoding`, which no request here has. */
const matchOptions = { ignoreVary: true }

/** The cast is needed because Workbox's types ignore `exactOptionalPropertyTypes`. */
const expiring = ({ maxEntries, maxAgeSeconds }: typeof FILES) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }) as WorkboxPlugin

/** The response with its whole body, so that a page that stops half-way counts as late. */
async function whole({ response }: { response: Response }): Promise<Response> {
  if (!response.ok) return response
  const { status, statusText, headers } = response
  return new Response(await response.arrayBuffer(), { status, statusText, headers })
}

/**
 * Quality J3, L3: the network's page, of any build; the page of the newest installed build if the network
 * fails or has not responded within the head start. All names are hashed, so a page of any build runs.
 */
const pages = {
  cacheName: PAGE,
  networkTimeoutSeconds: HEAD_START_S,
  matchOptions,
  plugins: [
    {
      // One page is the page of every address.
      cacheKeyWillBeUsed: () => Promise.resolve(new URL('/', location.href).href),
      // The worker caches a page only with all its files (precache.ts).
      cacheWillUpdate: () => Promise.resolve(null),
      fetchDidSucceed: whole,
    },
  ],
}

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

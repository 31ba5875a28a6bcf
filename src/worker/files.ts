import { ExpirationPlugin } from 'workbox-expiration'
import type { WorkboxPlugin } from 'workbox-core/types'
import { PrecacheController } from 'workbox-precaching'
import { CacheFirst } from 'workbox-strategies'
import { cacheOf, FILES, isFile, type Build } from './rules'

/** Servers vary compressed files by `Accept-Encoding`, which no request here has. */
export const matchOptions = { ignoreVary: true }

/** The cast is needed because Workbox's types ignore `exactOptionalPropertyTypes`. */
export const expiring = ({ maxEntries, maxAgeSeconds }: typeof FILES) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }) as WorkboxPlugin

const pathOf = ({ url }: Request) => new URL(url).pathname

interface Answer {
  request: Request
  response: Response
}

const cacheWillUpdate = ({ request, response }: Answer) =>
  Promise.resolve(isFile(pathOf(request), response) ? response : null)

/** One cache for each build's shell, because pages of the last build may still need theirs. */
export function precacheOf(build: Build): PrecacheController {
  const controller = new PrecacheController({
    cacheName: cacheOf(build),
    // Workbox fails the installation if a file is refused, so that no partial shell is used.
    plugins: [
      {
        cacheWillUpdate,
        // The browser may keep a wrong file for a year; this replaces it for the next installation.
        fetchDidFail: async ({ originalRequest }) => {
          await fetch(originalRequest, { cache: 'reload' })
        },
      },
    ],
  })
  controller.addToCacheList([...build.shell])
  return controller
}

/** From any build's cache, because names identify content; checks and caches only this build's files. */
export function assetsOf({ shell, rest }: Build): CacheFirst {
  const hashes = new Map([...shell, ...rest].map(({ url, integrity }) => [url, integrity]))
  // A new request, because a classic script's may have no integrity.
  const checked = (request: Request, cache: RequestCache = 'default') =>
    new Request(request.url, { integrity: hashes.get(pathOf(request)) ?? '', cache })
  return new CacheFirst({
    cacheName: FILES.cacheName,
    matchOptions,
    plugins: [
      expiring(FILES),
      {
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse ?? caches.match(request, matchOptions),
        requestWillFetch: ({ request }) => Promise.resolve(checked(request)),
        cacheWillUpdate: async (answer) =>
          hashes.has(pathOf(answer.request)) ? cacheWillUpdate(answer) : null,
        // Cache access may fail, or the browser may keep a wrong file, while the network works.
        handlerDidError: ({ request }) => fetch(checked(request, 'reload')),
      },
    ],
  })
}

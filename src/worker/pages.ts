import { HEAD_START_S, PAGE } from './rules'

/** Servers vary compressed files by `Accept-Encoding`, which no request here has. */
export const matchOptions = { ignoreVary: true }

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
export const pages = {
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

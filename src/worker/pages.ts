import { NetworkFirst } from 'workbox-strategies'
import { matchOptions } from './files'
import { PAGE, PAGE_TIMEOUT_S, type Build } from './rules'

/** Empty, or an app's page without its end; another's page, such as a portal's, may have no end tag. */
const isHalf = (html: string) =>
  !/<\/html>/i.test(html) &&
  (html.includes(' data-build="') || /^\s*(?:<[!h][^<>]*>?\s*)*$/i.test(html))

/** A network's answer that the player should see; the installed page replaces a failure. */
async function wanted({ response }: { response: Response }): Promise<Response> {
  const { ok, status, statusText, headers } = response
  if (status === 404 || status >= 500) throw new Error(`The page has status ${String(status)}`)
  // A redirect, or a refusal such as 403 and 451.
  if (!ok) return response
  const body = await response.arrayBuffer()
  if (isHalf(new TextDecoder().decode(body))) throw new Error('The page is not whole')
  return new Response(body, { status, statusText, headers })
}

const INLINE = /<(style|script)\b([^>]*)>(.*?)<\/\1>/gs
/** A script with an address or data instead of code. */
const NOT_CODE = /\ssrc=|\stype="application\//

/** The hashes of a page's inline styles and scripts, as a policy lists them. */
async function inlineHashes(html: string): Promise<string[]> {
  const code = [...html.matchAll(INLINE)].filter(
    ([, , attributes = '']) => !NOT_CODE.test(attributes),
  )
  return Promise.all(
    code.map(async ([, , , text]) => {
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
      return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`
    }),
  )
}

/** Whether a response is the page of a build, with a policy that lets it run offline as it is. */
export async function isPageOf({ id }: Build, response: Response): Promise<boolean> {
  const html = await response.clone().text()
  const isOwn = response.ok && html.includes(` data-build="${id}"`) && !isHalf(html)
  const policy = response.headers.get('Content-Security-Policy')
  if (!isOwn || policy === null) return isOwn
  return (await inlineHashes(html)).every((hash) => policy.includes(hash))
}

/** The network's page, of any build; the installed page if the network fails or is late. */
export const pagesOf = (build: Build) =>
  new NetworkFirst({
    cacheName: PAGE,
    networkTimeoutSeconds: PAGE_TIMEOUT_S,
    matchOptions,
    plugins: [
      {
        // All addresses share one page.
        cacheKeyWillBeUsed: () => Promise.resolve(new URL('/', location.href).href),
        // Only this build's page, because all its files are cached; so a new header reaches the cache, too.
        cacheWillUpdate: async ({ response }) =>
          (await isPageOf(build, response)) ? response : null,
        fetchDidSucceed: wanted,
        // There is no installed page: the network's own error is better than the browser's.
        handlerDidError: ({ request }) => fetch(request),
      },
    ],
  })

import { NetworkFirst } from 'workbox-strategies'
import { matchOptions } from './files'
import { isFile, PAGE, PAGE_TIMEOUT_S, type Build } from './rules'

/** Empty, or an app's page without its end; another's page, such as a portal's, may have no end tag. */
const isHalf = (html: string) =>
  !/<\/html>/i.test(html) &&
  (html.includes(' data-build="') || /^\s*(?:<[!h][^<>]*(?:>\s*)?)*$/i.test(html))

/** Missing, late, or busy: the next answer may be the page. */
const FAILURES = [404, 408, 425, 429]

const isOf = ({ id }: Build, html: string) => html.includes(` data-build="${id}"`)

/** Whether the start script of a page arrives, which a host may get after the page; the browser then has it. */
async function hasStart(html: string): Promise<boolean> {
  const [tag, path = ''] = /<script[^>]* src="(\/assets\/start-[^"]+)"[^>]*>/.exec(html) ?? []
  if (tag === undefined) return true
  const [, integrity = ''] = / integrity="([^"]+)"/.exec(tag) ?? []
  const kept = await caches.match(path, matchOptions)
  return isFile(path, kept ?? (await fetch(path, { integrity })))
}

/** A network's answer that the player should see; the installed page replaces a failure. */
async function wanted(build: Build, response: Response): Promise<Response> {
  const { ok, status, statusText, headers } = response
  if (FAILURES.includes(status) || status >= 500) throw new Error(`Status ${String(status)}`)
  // A redirect, or a refusal such as 403 and 451.
  if (!ok) return response
  const body = await response.arrayBuffer()
  const html = new TextDecoder().decode(body)
  const isPage = /\bx?html\b/i.test(headers.get('Content-Type') ?? 'html') && !isHalf(html)
  if (!isPage || !(isOf(build, html) || (await hasStart(html)))) throw new Error('Not a whole page')
  return new Response(body, { status, statusText, headers })
}

/** A tag that is not closed takes all of the text, so that no other one looks through it again. */
const TAG = /<(style|script)\b([^>]*)(?:>|$)/g
/** A script with an address or data instead of code. */
const NOT_CODE = /\ssrc=|\stype="application\//

/** The inline styles and scripts of a page; what has no end goes to the end, as in a browser. */
function inlineCode(html: string): string[] {
  const code: string[] = []
  TAG.lastIndex = 0
  for (let tag = TAG.exec(html); tag !== null; tag = TAG.exec(html)) {
    const [, name = '', attributes = ''] = tag
    const end = html.indexOf(`</${name}>`, TAG.lastIndex)
    const text = html.slice(TAG.lastIndex, end < 0 ? undefined : end)
    if (!NOT_CODE.test(attributes)) code.push(text)
    TAG.lastIndex += text.length
  }
  return code
}

/** Their hashes, as a policy lists them. */
async function inlineHashes(html: string): Promise<string[]> {
  return Promise.all(
    inlineCode(html).map(async (text) => {
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
      return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`
    }),
  )
}

/** Whether a response is the page of a build, with a policy that lets it run offline as it is. */
export async function isPageOf(build: Build, response: Response): Promise<boolean> {
  const html = await response.clone().text()
  const isOwn = response.ok && isOf(build, html) && !isHalf(html)
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
        fetchDidSucceed: ({ response }) => wanted(build, response),
        // There is no installed page: the network's own error is better than the browser's.
        handlerDidError: ({ request }) => fetch(request),
      },
    ],
  })

import { NetworkFirst, type StrategyHandler } from 'workbox-strategies'
import { concatenateToResponse, type StreamSource } from 'workbox-streams'
import { keepHeaders } from './precache'
import { HEAD_START_S } from './rules'

/** The script that loads a page again; only the worker has it. */
export const RELOAD = '/reload.js'

export const reloadScript = () =>
  Promise.resolve(
    new Response('location.reload()', { headers: { 'Content-Type': 'text/javascript' } }),
  )

/** A last part that loads the page again. It has no end, because at its end the old page's modules would run. */
const reload = () =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(`<script src="${RELOAD}"></script>`))
    },
  })

const headStart = () => new Promise<void>((done) => setTimeout(done, HEAD_START_S * 1000))

/**
 * Quality L1, L3: the home page begins with the cached page at once, so that the browser shows the splash and
 * reads the files while the network responds. The page's modules run when its end arrives: when the network
 * has sent the same page, has failed or is late. After any other response the page loads again, from the
 * network.
 */
export class HomePage extends NetworkFirst {
  private isNewest = true

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    // Cache access may fail (damaged or blocked) while the network works.
    const cached = await handler.cacheMatch(request).catch(() => undefined)
    if (!cached || !this.isNewest) return super._handle(request, handler)
    const html = await cached.text()
    const end = html.lastIndexOf('</body>')
    const parts = [Promise.resolve(html.slice(0, end)), this.rest(html, end, request, handler)]
    const { done, response } = concatenateToResponse(parts, cached.headers)
    void handler.waitUntil(done)
    return response
  }

  /** What follows the first part of a cached page. */
  private async rest(
    html: string,
    end: number,
    request: Request,
    handler: StrategyHandler,
  ): Promise<StreamSource> {
    const fetched = this.fetchPage(html, request, handler).catch(() => html)
    const newest = await Promise.race([fetched, headStart().then(() => html)])
    this.isNewest = newest === html
    return this.isNewest ? html.slice(end) : reload()
  }

  /** The network's page; '' for an error. The headers of the same page apply from the next visit on. */
  private async fetchPage(
    html: string,
    request: Request,
    handler: StrategyHandler,
  ): Promise<string> {
    const response = await handler.fetch(request)
    if (!response.ok) return ''
    const sent = await response.text()
    if (sent === html) void handler.waitUntil(keepHeaders(html, response.headers))
    return sent
  }
}

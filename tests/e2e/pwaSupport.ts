import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { preview, type Plugin, type PreviewServer } from 'vite'
import { expect } from 'vitest'
import { BROWSER, BROWSER_ARGS } from './support'

/** The build from `npm run test:e2e`. */
export const FIRST = 'dist'

/** What the host sends for a path in place of its file. */
interface Reply {
  status?: number
  headers?: Record<string, string>
  /** Null: it sends nothing, ever. */
  body: string | Buffer | null
}

/** A host that serves changing builds at one URL, and a browser that can be disconnected from it. */
export class Host {
  url = ''
  /** How long the host waits before it responds; Infinity: until it is less. */
  delayMs = 0
  /** Whether the host responds to no request, as without a network. */
  isCut = false
  /** Another response to a request; undefined for the file. */
  reply: (path: string) => Reply | undefined | Promise<Reply | undefined> = () => undefined
  private server: PreviewServer | null = null
  private browser: Browser | null = null

  async open(): Promise<void> {
    await this.launch()
    await this.deploy(FIRST)
  }

  /** Serves another build at the same URL. */
  async deploy(outDir: string): Promise<void> {
    await this.stop()
    const port = this.url === '' ? 0 : Number(new URL(this.url).port)
    const options = { port, strictPort: port !== 0, host: 'localhost' }
    const delay: Plugin = {
      name: 'delay',
      enforce: 'pre',
      configurePreviewServer: ({ middlewares }) => {
        middlewares.use((req, res, next) => {
          if (this.isCut) req.socket.destroy()
          else void this.delay().then(() => this.respond(req, res, next))
        })
      },
    }
    const config = { logLevel: 'error', build: { outDir }, preview: options } as const
    this.server = await preview({ ...config, plugins: [delay] })
    this.url = this.server.resolvedUrls?.local[0] ?? ''
  }

  async newContext(lang = 'en'): Promise<BrowserContext> {
    if (!this.browser) throw new Error('The host is not open')
    const context = await this.browser.newContext()
    await context.addCookies([{ name: 'i18next', value: lang, url: this.url }])
    context.setDefaultTimeout(30_000)
    return context
  }

  /** Opens a page in a new browser profile, and waits until the worker controls it. */
  async openControlled(lang = 'en'): Promise<Page> {
    const page = await (await this.newContext(lang)).newPage()
    await page.goto(this.url)
    await untilControlled(page)
    return page
  }

  /** Takes a page offline. */
  async goOffline(page: Page): Promise<void> {
    await this.stop()
    await page.context().setOffline(true)
  }

  /**
   * After a test: starts a new browser and serves the first build again. With the same browser, a retry
   * would inherit service workers that hang.
   */
  async reset(): Promise<void> {
    await this.browser?.close()
    Object.assign(this, { delayMs: 0, isCut: false })
    this.reply = () => undefined
    await this.launch()
    await this.deploy(FIRST)
  }

  async close(): Promise<void> {
    await this.browser?.close()
    await this.stop()
  }

  private async delay() {
    do
      await new Promise((resolve) =>
        setTimeout(resolve, this.delayMs < Infinity ? this.delayMs : 100),
      )
    while (this.delayMs === Infinity)
  }

  private async respond(req: IncomingMessage, res: ServerResponse, next: () => void) {
    const reply = await this.reply((req.url ?? '/').replace(/\?.*/, ''))
    if (!reply) next()
    else if (reply.body !== null) res.writeHead(reply.status ?? 200, reply.headers).end(reply.body)
  }

  private async launch(): Promise<void> {
    this.browser = await chromium.launch({ executablePath: BROWSER, args: BROWSER_ARGS })
  }

  private async stop(): Promise<void> {
    if (!this.server) return
    if ('closeAllConnections' in this.server.httpServer) {
      this.server.httpServer.closeAllConnections()
    }
    await this.server.close()
    this.server = null
  }
}

/** Waits until the service worker controls the page. */
export const untilControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

/** The build of a page, which a change of the brand file changes, too. */
export const buildOf = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.build ?? '')

/** The cached paths, by cache name. */
export const cachedPaths = (page: Page, kind: RegExp) =>
  page.evaluate(async (source) => {
    const names = (await caches.keys()).filter((name) => new RegExp(source).test(name))
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return caught.flat().map(({ url }) => new URL(url).pathname)
  }, kind.source)

/** Tells the worker to cache the files of all pages, as the app does when it is idle. */
export async function fill(page: Page): Promise<void> {
  const files = readdirSync(join(FIRST, 'assets')).filter((name) =>
    // The code for measurements is fetched only with an address for them.
    /^(?!measure-).*\.(?:js|css|woff2)$/.test(name),
  )
  await page.evaluate(() => {
    navigator.serviceWorker.controller?.postMessage({ type: 'FILL' })
  })
  const paths = files.map((name) => `/assets/${name}`)
  await expect
    .poll(() => cachedPaths(page, /^(?:build-|files)/), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(paths))
}

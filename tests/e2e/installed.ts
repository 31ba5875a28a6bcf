import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Plugin } from 'vite'
import { createWorld } from '@demo/backend/world'
import { expect, test as base } from './fixtures'
import { openSite, type Site } from './site'

export { expect } from './fixtures'

/** The build from `npm run test:e2e`. */
export const FIRST = 'dist'

/** What the host sends for a path in place of its file. */
interface Reply {
  status?: number
  headers?: Record<string, string>
  /** Null: it sends nothing, ever. */
  body: string | Buffer | null
}

/** A host that serves changing builds at one URL, and can be late, wrong or gone. */
export class Host implements Site {
  url = ''
  readonly world = createWorld()
  /** How long the host waits before it responds; Infinity: until it is less. */
  delayMs = 0
  /** Whether the host responds to no request, as without a network. */
  isCut = false
  /** Another response to a request; undefined for the file. */
  reply: (path: string) => Reply | undefined | Promise<Reply | undefined> = () => undefined
  private site: Site | null = null

  /** Serves another build at the same URL. */
  async deploy(outDir: string): Promise<void> {
    await this.close()
    const port = this.url === '' ? 0 : Number(new URL(this.url).port)
    const answers: Plugin = {
      name: 'answers',
      enforce: 'pre',
      configurePreviewServer: ({ middlewares }) => {
        middlewares.use((req, res, next) => {
          if (this.isCut) req.socket.destroy()
          else void this.delay().then(() => this.respond(req, res, next))
        })
      },
    }
    this.site = await openSite(outDir, { port, plugins: [answers], world: this.world })
    this.url = this.site.url
  }

  /** Takes a page offline. */
  async goOffline(page: Page): Promise<void> {
    await this.close()
    await page.context().setOffline(true)
  }

  pass(ms: number): void {
    this.site?.pass(ms)
  }

  reset(): void {
    this.site?.reset()
  }

  async close(): Promise<void> {
    await this.site?.close()
    this.site = null
  }

  private async delay() {
    do await setTimeout(this.delayMs < Infinity ? this.delayMs : 100)
    while (this.delayMs === Infinity)
  }

  private async respond(req: IncomingMessage, res: ServerResponse, next: () => void) {
    const reply = await this.reply((req.url ?? '/').replace(/\?.*/, ''))
    if (!reply) next()
    else if (reply.body !== null) res.writeHead(reply.status ?? 200, reply.headers).end(reply.body)
  }
}

/** Tests of the installed app: with its service worker, and a host of their own. */
export const test = base.extend<{ host: Host }>({
  serviceWorkers: 'allow',
  host: async ({}, provide) => {
    const host = new Host()
    await host.deploy(FIRST)
    await provide(host)
    await host.close()
  },
  site: ({ host }, provide) => provide(host),
})

/** Makes a page that of a player who saves data: only the shell is fetched in advance. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

/** Opens the home page and waits until the worker controls it. */
export async function openControlled(page: Page): Promise<void> {
  await page.goto('/')
  await untilControlled(page)
}

/** Waits until the service worker controls the page. */
export const untilControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

/** The build of a page, which a change of the brand file changes, too. */
export const buildOf = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.build ?? '')

/** Waits for what the page tells asynchronously: `waitForFunction` takes a promise for true. */
export const until = (page: Page, isSo: () => Promise<boolean | undefined>) =>
  expect(async () => {
    expect(await page.evaluate(isSo)).toBe(true)
  }).toPass({ timeout: 30_000, intervals: [100] })

/** Goes online, as when the network returns: the app then checks for a new build, which gets installed. */
export async function findNewBuild(page: Page): Promise<void> {
  await goOnline(page)
  await until(page, async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.waiting?.state === 'installed'
  })
}

/** Waits until the installation of a new build has failed, or its worker has taken over. */
export const untilNoneInstalls = (page: Page) =>
  until(page, async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration && !registration.installing && !registration.waiting
  })

export const goOnline = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('online')))

/** Changes the page until it is of a new build, which it may not know of yet at the first change. */
export async function changePage(page: Page): Promise<void> {
  const before = await buildOf(page)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const names = ['Live Casino', 'Virtual']
  const press = () =>
    Promise.all([
      page.waitForRequest((request) => request.isNavigationRequest(), { timeout: 2000 }),
      menu.getByText(names.reverse()[0] ?? '').click(),
    ])
  await expect(press).toPass({ timeout: 20_000 })
  // Another press while the new page loads would change that page once more.
  await page.waitForFunction((build) => document.documentElement.dataset.build !== build, before)
  await menu.waitFor()
  expect(['/live_casino', '/virtual']).toContain(new URL(page.url()).pathname)
}

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

/** Opens a path as a new visit does. */
export async function open(page: Page, path: string) {
  await page.goto('about:blank')
  return page.goto(path, { waitUntil: 'commit' })
}

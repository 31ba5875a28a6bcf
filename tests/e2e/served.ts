import { test as base, expect, type BrowserContext } from '@playwright/test'
import { demoAccounts } from '@demo/backend/accounts'
import type { World } from '@demo/backend/world'
import { openSite, type Site } from './site'

/** What a test chooses with `test.use`. */
interface Options {
  /** The folder of the build: `dist`, or `dist-demo` with the demo's own settings. */
  build: string
  /** The cookie of the language; null on a first visit. */
  lang: string | null
  /** Who logged in on an earlier visit; null for a visitor. */
  player: 'yasmine' | 'karim' | null
  /** Console errors that the test causes on purpose. */
  allowed: RegExp | null
}

interface Fixtures {
  /** The served build; its world is new in each test. */
  site: Site
  world: World
  faults: World['faults']
}

interface WorkerFixtures {
  /** Opens a build at its first use. */
  sites: (build: string) => Promise<Site>
}

/** Collects the uncaught errors and the console errors of all pages of a context. */
export function listen(context: BrowserContext): readonly string[] {
  const noise: string[] = []
  context.on('weberror', (error) => noise.push(String(error.error())))
  context.on('console', (message) => {
    // The browser's own line about each response with an error status.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
    noise.push(message.text())
  })
  return noise
}

/** Builds on their server, a player with a history in this browser, and no noise on the console. */
export const served = base.extend<Options & Fixtures, WorkerFixtures>({
  build: ['dist', { option: true }],
  lang: ['en', { option: true }],
  player: [null, { option: true }],
  allowed: [null, { option: true }],

  sites: [
    async ({}, provide) => {
      const open = new Map<string, Promise<Site>>()
      await provide((build) => {
        const site = open.get(build) ?? openSite(build)
        open.set(build, site)
        return site
      })
      for (const site of open.values()) await (await site).close()
    },
    { scope: 'worker' },
  ],

  site: async ({ sites, build }, provide) => {
    const site = await sites(build)
    site.reset()
    await provide(site)
  },
  world: ({ site }, provide) => provide(site.world),
  faults: ({ world }, provide) => provide(world.faults),

  baseURL: ({ site }, provide) => provide(site.url),

  storageState: async ({ site, lang, player }, provide) => {
    const { origin, hostname } = new URL(site.url)
    const account = demoAccounts.find(({ username }) => username === player)
    const session = account && site.world.login(account.username, account.password)
    const cookie = {
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    }
    await provide({
      cookies: lang ? [{ ...cookie, name: 'i18next', value: lang, domain: hostname }] : [],
      origins: session ? [{ origin, localStorage: [{ name: 'token', value: session.token }] }] : [],
    })
  },

  context: async ({ context, allowed }, provide) => {
    const noise = listen(context)
    // The driver hides the scrollbars, but not the space that a page keeps for them.
    await context.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.scrollbarGutter = 'auto'
      })
    })
    await provide(context)
    expect(noise.filter((text) => !allowed?.test(text))).toEqual([])
  },
})

import { existsSync } from 'node:fs'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { preview } from 'vite'
import { expect } from 'vitest'
import type { LanguageCode } from '@/domain/entities'

/** Has the back/forward cache, which the shell lacks. */
export const WHOLE_BROWSER = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
export const BROWSER = process.env.CHROMIUM_SHELL_PATH ?? WHOLE_BROWSER
export const BROWSER_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

const layouts = {
  desktop: { viewport: { width: 1440, height: 900 } },
  mobile: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  },
} satisfies Record<string, BrowserContextOptions>

export type Layout = keyof typeof layouts

interface VisitOptions {
  layout?: Layout
  lang?: LanguageCode
  context?: BrowserContextOptions
}

/** The built app on a real server with its own demo data, and a browser. */
export interface Stage {
  url: string
  browser: Browser
  /** Opens a page in a fresh browser context. */
  visit: (path: string, options?: VisitOptions) => Promise<Page>
  /** Uncaught errors and unhandled rejections of all pages so far. */
  errors: string[]
  close: () => Promise<void>
}

/** Serves `dist` (the demo's bundle in mode `demo`, or another build) and starts the browser. */
export async function openStage(
  mode: 'production' | 'demo' = 'production',
  outDir?: string,
): Promise<Stage> {
  if (!existsSync(BROWSER)) {
    throw new Error(`No browser at ${BROWSER}: set CHROMIUM_PATH or CHROMIUM_SHELL_PATH`)
  }
  const build = outDir === undefined ? {} : { outDir }
  const server = await preview({ mode, logLevel: 'error', build, preview: { port: 0 } })
  const url = server.resolvedUrls?.local[0] ?? ''
  const browser = await chromium.launch({
    executablePath: BROWSER,
    args: BROWSER_ARGS,
  })
  const errors: string[] = []

  const visit = async (
    path: string,
    { layout = 'desktop', lang = 'en', context = {} }: VisitOptions = {},
  ) => {
    const session = await browser.newContext({
      serviceWorkers: 'block',
      ...layouts[layout],
      ...context,
    })
    await session.addCookies([{ name: 'i18next', value: lang, url }])
    session.on('weberror', (error) => errors.push(String(error.error())))
    const page = await session.newPage()
    page.setDefaultTimeout(15_000)
    await page.goto(new URL(path, url).href)
    return page
  }

  return {
    url,
    browser,
    visit,
    errors,
    close: async () => {
      await browser.close()
      // Open connections of browsers would stop the server from closing.
      if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections()
      await server.close()
      expect(errors).toEqual([])
    },
  }
}

/**
 * Installs a fake clock in a page. Call it after the app has started: during the installation the time is
 * 1970, and data that the app saves for a year at that moment would expire at once.
 */
export async function installClock(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.clock.install({ time: new Date() })
}

/** Installs a fake server clock in a context: the `Date` header of all responses. */
export async function installServerClock(context: BrowserContext): Promise<(ms: number) => void> {
  let ahead = 0
  await context.route('**/*', async (route) => {
    const request = route.request()
    if (!['xhr', 'fetch'].includes(request.resourceType())) return route.fallback()
    // Each step may fail, because the test may have closed the page in the meantime.
    const response = await route.fetch().catch(() => null)
    if (!response) return route.abort().catch(() => undefined)
    const date = new Date(Date.now() + ahead).toUTCString()
    const headers = { ...response.headers(), date }
    return route.fulfill({ response, headers }).catch(() => undefined)
  })
  return (ms) => {
    ahead += ms
  }
}

const player = { username: 'yasmine', password: 'sirocco2026' }

/** Fills in the open login dialog. */
export async function logIn(page: Page, username = player.username): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByRole('textbox', { name: 'Username' }).fill(username)
  await dialog.getByLabel('Password', { exact: true }).fill(player.password)
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Writes a player's token into the page's storage, for its next load. */
export async function logInByToken(page: Page): Promise<void> {
  const answer = await page.request.post(new URL('/api/login', page.url()).href, { data: player })
  const { token } = (await answer.json()) as { token: string }
  await page.evaluate((value) => {
    localStorage.setItem('token', value)
  }, token)
}

/** Pauses the player's account for 24 hours with the button that the page shows. */
export async function pauseForADay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Pause' })
  await dialog.getByRole('button', { name: '24 hours' }).click()
}

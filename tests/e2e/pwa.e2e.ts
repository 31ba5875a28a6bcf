import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { removeBuild } from './builds'
import { Host, cachedPaths, fill, untilControlled } from './pwaSupport'
import { BROWSER, BROWSER_ARGS, logInByToken } from './support'

const host = new Host()

beforeAll(() => host.open())
afterAll(() => host.close())
afterEach(() => host.reset())

describe('The installed app', () => {
  it('can be installed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'profile-'))
    // Private windows cannot install apps, and all other contexts are private.
    const options = { executablePath: BROWSER, args: BROWSER_ARGS }
    const context = await chromium.launchPersistentContext(folder, options)
    const page = context.pages()[0] ?? (await context.newPage())
    await page.goto(host.url)
    await untilControlled(page)
    const tools = await context.newCDPSession(page)
    expect((await tools.send('Page.getAppManifest')).errors).toEqual([])
    expect((await tools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
    const pictures = await page.evaluate(async () => {
      const { icons } = (await (await fetch('/manifest.webmanifest')).json()) as {
        icons: { src: string; sizes: string }[]
      }
      return Promise.all(
        icons.map(async ({ src, sizes }) => {
          const picture = Object.assign(new Image(), { src })
          await picture.decode()
          return `${String(picture.naturalWidth)}x${String(picture.naturalHeight)}` === sizes
        }),
      )
    })
    expect(pictures).toEqual([true, true, true, true])
    await context.close()
    removeBuild(folder)
  })

  it('does not slow the first view: its service worker starts seconds later', async () => {
    const page = await (await host.newContext()).newPage()
    await page.goto(host.url)
    await page.getByTestId('game-tile').first().waitFor()
    await page.waitForTimeout(2000)
    const found = () => page.evaluate(() => navigator.serviceWorker.getRegistrations())
    expect(await found()).toEqual([])
    await untilControlled(page)
  })

  it('opens offline in the player’s language, and shows that it is offline', async () => {
    const page = await host.openControlled('ar')
    await host.goOffline(page)
    await page.reload()
    await page.getByText('أنت غير متصل').waitFor()
    await page.getByRole('banner').getByRole('button', { name: 'تسجيل الدخول' }).waitFor()
    expect(
      await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]),
    ).toEqual(['ar', 'rtl'])
  })

  it.each([
    ['fr', ['El Messiri', 'Readex Pro']],
    ['ar', ['El Messiri', 'El Messiri Arabic', 'Readex Pro', 'Readex Pro Arabic']],
  ])('opens in its own fonts: no text in %s changes its font later', async (lang, families) => {
    const page = await host.openControlled(lang)
    await page.addInitScript(() => {
      const loaded = () => [...document.fonts].filter(({ status }) => status === 'loaded')
      new MutationObserver((_, observer) => {
        if (!document.querySelector('h2')) return
        observer.disconnect()
        const names = loaded().map(({ family }) => family.replaceAll('"', ''))
        document.documentElement.dataset.fonts = names.toSorted().join()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    await page.getByTestId('game-tile').first().waitFor()
    const fonts = await page.evaluate(() => document.documentElement.dataset.fonts)
    expect(fonts?.split(',').filter((name) => !name.endsWith('Fallback'))).toEqual(families)
  })

  it('opens any page offline by its URL after its files have been cached', async () => {
    const page = await host.openControlled()
    await fill(page)
    await host.goOffline(page)
    await page.goto(new URL('/casino?from=home', host.url).href)
    await page.getByText('You are offline.').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Casino' }).waitFor({ state: 'attached' })
    await page.getByRole('heading', { name: 'Server Down' }).waitFor()
  })

  it('shows cached images', async () => {
    const page = await host.openControlled()
    await page.reload()
    await expect
      .poll(() => cachedPaths(page, /^pictures$/), { timeout: 20_000 })
      .toContainEqual(expect.stringContaining('/demo/covers/'))
    const seen =
      (await cachedPaths(page, /^pictures$/)).find((path) => path.includes('/covers/')) ?? ''
    await host.goOffline(page)
    const width = await page.evaluate(async (src) => {
      const picture = Object.assign(new Image(), { src })
      await picture.decode()
      return picture.naturalWidth
    }, seen)
    expect(width).toBeGreaterThan(0)
  })
})

describe('a logout', () => {
  it('deletes the images of the visit and their dates', async () => {
    const page = await host.openControlled()
    await logInByToken(page)
    await page.goto(new URL('/crash/preview', host.url).href)
    const seen = '/demo/covers/of-this-visit.webp'
    await page.evaluate(async (path) => {
      await (await caches.open('pictures')).put(path, new Response('a picture'))
    }, seen)
    await page.getByRole('button', { name: 'yasmine, account menu' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor()
    await expect.poll(() => cachedPaths(page, /^pictures$/)).not.toContain(seen)
  })
})

describe('responses of the backend', () => {
  it('are never cached, and requests fail offline', async () => {
    const page = await host.openControlled()
    await page.goto(new URL('/crash/preview', host.url).href)
    await page.getByTestId('game-tile').first().waitFor()
    const cached = await cachedPaths(page, /./)
    expect(cached.length).toBeGreaterThan(5)
    expect(cached.filter((path) => path.startsWith('/api'))).toEqual([])
    await host.goOffline(page)
    const answers = await page.evaluate(() =>
      Promise.allSettled(['/api/top_winners', '/api/get_providers'].map((path) => fetch(path))),
    )
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})

describe('A player who saves data', () => {
  it('gets only the shell in advance', async () => {
    const context = await host.newContext()
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const [saving, other] = [await context.newPage(), await host.openControlled()]
    await saving.goto(host.url)
    await untilControlled(saving)
    await expect
      .poll(() => cachedPaths(other, /./), { timeout: 20_000 })
      .toContainEqual(expect.stringContaining('/PlayPage-'))
    expect(await cachedPaths(saving, /./)).not.toContainEqual(expect.stringContaining('/PlayPage-'))
  })
})

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { launchOptions } from './browser'
import { removeBuild } from './builds'
import {
  cachedPaths,
  expect,
  fill,
  openControlled,
  saveData,
  test,
  untilControlled,
} from './installed'
import { header, logOut, tiles } from './pages'

test.describe('The installed app', () => {
  test('can be installed', { tag: '@chromium' }, async ({ playwright, host }) => {
    const folder = mkdtempSync(join(tmpdir(), 'profile-'))
    // Private windows cannot install apps, and all other contexts are private.
    const context = await playwright.chromium.launchPersistentContext(folder, launchOptions())
    const page = await context.newPage()
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

  test('does not slow the first view: its service worker starts seconds later', async ({
    page,
  }) => {
    await page.goto('/')
    await tiles(page).first().waitFor()
    // Proves an absence.
    await page.waitForTimeout(2000)
    const found = () => page.evaluate(() => navigator.serviceWorker.getRegistrations())
    expect(await found()).toEqual([])
    await untilControlled(page)
  })

  test.describe('in Arabic', () => {
    test.use({ lang: 'ar' })

    test('opens offline in that language, and shows that it is offline', async ({ page, host }) => {
      await openControlled(page)
      await host.goOffline(page)
      await page.reload()
      await expect(page.getByText('أنت غير متصل')).toBeVisible()
      await expect(header(page).getByRole('button', { name: 'تسجيل الدخول' })).toBeVisible()
      await expect(page.locator('html[lang=ar][dir=rtl]')).toHaveCount(1)
    })
  })

  for (const [lang, families] of [
    ['fr', ['El Messiri', 'Readex Pro']],
    ['ar', ['El Messiri', 'El Messiri Arabic', 'Readex Pro', 'Readex Pro Arabic']],
  ] as const) {
    test.describe(`in ${lang}`, () => {
      test.use({ lang })

      test('opens in its own fonts: no text changes its font later', async ({ page }) => {
        await openControlled(page)
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
        await tiles(page).first().waitFor()
        const fonts = await page.evaluate(() => document.documentElement.dataset.fonts)
        expect(fonts?.split(',').filter((name) => !name.endsWith('Fallback'))).toEqual(families)
      })
    })
  }

  test('opens any page offline by its URL after its files have been cached', async ({
    page,
    host,
  }) => {
    await openControlled(page)
    await fill(page)
    await host.goOffline(page)
    await page.goto('/casino?from=home')
    await page.getByText('You are offline.').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Casino' }).waitFor({ state: 'attached' })
    await page.getByRole('heading', { name: 'Server Down' }).first().waitFor()
  })

  test('shows cached images', async ({ page, host }) => {
    await openControlled(page)
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

/** When the worker has cached each picture, in milliseconds since 1970. */
const pictureTimes = (page: Page) =>
  page.evaluate(async () => {
    const name = 'workbox-expiration'
    // Opening would create it.
    if (!(await indexedDB.databases()).some((each) => each.name === name)) return []
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => {
          resolve(request.result)
        }
      })
    const dates = await resultOf(indexedDB.open(name))
    const store = dates.transaction('cache-entries').objectStore('cache-entries')
    const all = (await resultOf(store.getAll())) as { cacheName: string; timestamp: number }[]
    dates.close()
    return all.flatMap(({ cacheName, timestamp }) => (cacheName === 'pictures' ? timestamp : []))
  })

test.describe('a logout', () => {
  test.use({ player: 'yasmine' })

  test('deletes the images of the visit and their dates', async ({ page }) => {
    await openControlled(page)
    await page.goto('/crash/preview')
    const seen = '/demo/covers/of-this-visit.webp'
    await page.evaluate(async (path) => {
      await (await caches.open('pictures')).put(path, new Response('a picture'))
    }, seen)
    await expect.poll(() => pictureTimes(page)).not.toEqual([])
    const end = await page.evaluate(() => Date.now())
    await logOut(page)
    await header(page).getByRole('button', { name: 'Login' }).waitFor()
    await expect.poll(() => cachedPaths(page, /^pictures$/)).not.toContain(seen)
    const before = async () => (await pictureTimes(page)).filter((time) => time < end)
    await expect.poll(before).toEqual([])
  })
})

test.describe('responses of the backend', () => {
  test('are never cached, and requests fail offline', async ({ page, host }) => {
    await openControlled(page)
    await page.goto('/crash/preview')
    await tiles(page).first().waitFor()
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

test.describe('A player who saves data', () => {
  test('gets only the shell in advance', async ({ page, browser, host }) => {
    await saveData(page)
    await openControlled(page)
    // Another browser of the same speed shows when the files would have come.
    const other = await browser.newPage()
    await other.goto(host.url)
    await untilControlled(other)
    const code = expect.stringContaining('/PlayPage-')
    await expect.poll(() => cachedPaths(other, /./), { timeout: 20_000 }).toContainEqual(code)
    expect(await cachedPaths(page, /./)).not.toContainEqual(code)
    await other.close()
  })
})

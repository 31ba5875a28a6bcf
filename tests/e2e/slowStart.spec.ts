import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { header } from './pages'

const texts = {
  fr: ['La page se charge lentement', 'Connexion'],
  en: ['The page is loading slowly', 'Login'],
  ar: ['الصفحة تُحمّل ببطء', 'تسجيل الدخول'],
} as const
type Language = keyof typeof texts

const slow = (page: Page, lang: Language = 'en') =>
  page.getByRole('heading', { level: 1, name: texts[lang][0] })
const failed = (page: Page) => page.getByRole('heading', { name: 'The page has not loaded' })
const app = (page: Page, lang: Language = 'en') =>
  header(page).getByRole('button', { name: texts[lang][1] })

/** Holds files until each is released. */
async function hold(page: Page, names: readonly string[]) {
  const releases = new Map<string, () => void>()
  for (const name of names) {
    const held = new Promise<void>((resolve) => releases.set(name, resolve))
    await page.route(new RegExp(`/${name}-[^/]+$`), async (route) => {
      await held
      await route.continue()
    })
  }
  return async (name: string) => {
    const arrived = page.waitForResponse((response) => response.url().includes(`/${name}-`))
    releases.get(name)?.()
    await (await arrived).finished()
  }
}

/** Opens a page whose time a test passes, so that a busy machine does not matter. */
async function openWithClock(page: Page): Promise<void> {
  const start = Date.now()
  await page.clock.install({ time: start })
  await page.clock.pauseAt(start + 1000)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByTestId('splash').waitFor()
}

test.describe('a slow first visit', () => {
  test.use({ allowed: /integrity/ })

  for (const lang of ['fr', 'en', 'ar'] as const)
    test.describe(`in ${lang}`, () => {
      test.use({ lang })

      test('says after 15 s that it is slow, while files arrive, until the page comes', async ({
        page,
      }) => {
        const release = await hold(page, ['start', 'shell', 'vendor'])
        await openWithClock(page)
        await page.clock.runFor(14_000)
        await expect(page.getByRole('heading')).toHaveCount(0)
        await page.clock.runFor(2000)
        await expect(slow(page, lang)).toBeVisible()
        for (const name of ['start', 'shell']) {
          await release(name)
          await page.clock.runFor(20_000)
          await expect(page.getByRole('heading')).toHaveText(texts[lang][0])
        }
        await page.clock.resume()
        await release('vendor')
        await expect(app(page, lang)).toBeVisible()
        await expect(slow(page, lang)).toHaveCount(0)
      })
    })

  test('with 5 kB/s never says that the page has not loaded', async ({ page }) => {
    test.slow()
    const tools = await page.context().newCDPSession(page)
    await tools.send('Network.enable')
    await tools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 5000,
      uploadThroughput: 5000,
    })
    await page.addInitScript(() => {
      const seen = new Set<string>()
      Object.assign(window, { seen })
      new MutationObserver(() => seen.add(document.documentElement.dataset.start ?? '')).observe(
        document,
        { attributes: true, attributeFilter: ['data-start'], subtree: true },
      )
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(slow(page)).toBeVisible({ timeout: 30_000 })
    await expect(app(page)).toBeVisible({ timeout: 90_000 })
    await expect(slow(page)).toHaveCount(0)
    expect(await page.evaluate('[...window.seen]')).toEqual(['slow', ''])
  })

  test('whose files stop to arrive says after 30 s that the page has not loaded, until it comes', async ({
    page,
  }) => {
    const release = await hold(page, ['shell', 'vendor'])
    await openWithClock(page)
    await page.clock.runFor(16_000)
    await expect(slow(page)).toBeVisible()
    await page.clock.runFor(13_000)
    await expect(failed(page)).toHaveCount(0)
    await page.clock.runFor(18_000)
    await expect(failed(page)).toBeVisible()
    await expect(slow(page)).toHaveCount(0)
    await page.clock.resume()
    await release('vendor')
    await release('shell')
    await expect(app(page)).toBeVisible()
    await expect(failed(page)).toHaveCount(0)
  })

  test('whose start fails says so, and not later that it is slow', async ({ page }) => {
    await page.route(/\/vendor-/, (route) => route.fulfill({ status: 404, body: '' }))
    await openWithClock(page)
    await page.clock.runFor(1000)
    await expect(failed(page)).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(failed(page)).toBeVisible()
    await expect(slow(page)).toHaveCount(0)
  })
})

import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures'
import { header } from './pages'

const texts = {
  en: { title: 'The page has not loaded', button: 'Reload the page' },
  ar: { title: 'لم يتم تحميل الصفحة', button: 'إعادة تحميل الصفحة' },
}
type Language = keyof typeof texts

const missing = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/plain', body: '' })
/** Something between host and browser keeps a failure, until a request passes all copies. */
const kept = (route: Route) =>
  route.request().resourceType() === 'fetch' ? route.continue() : missing(route)
const failure = (page: Page, lang: Language = 'en') =>
  page.getByRole('heading', { level: 1, name: texts[lang].title })
const reload = (page: Page, lang: Language = 'en') =>
  page.getByRole('button', { name: texts[lang].button })
const app = (page: Page) => header(page).getByRole('button', { name: 'Login' })

/** Counts the starts of a page. */
function countStarts(page: Page) {
  const starts = { count: 0 }
  page.on('domcontentloaded', () => starts.count++)
  return starts
}

test.describe("the app's own files cannot be loaded", () => {
  test.use({ allowed: /integrity/ })

  test.describe('in Arabic', () => {
    test.use({ lang: 'ar' })

    test('a message with a button that works once they are there', async ({ page }) => {
      const starts = countStarts(page)
      await page.route(/\/vendor-/, missing)
      await page.goto('/')
      await expect(failure(page, 'ar')).toBeVisible()
      await expect(page.getByRole('heading')).toHaveCount(1)
      // Proves an absence: a reload would not help.
      await page.waitForTimeout(2000)
      expect(starts.count).toBe(1)
      await page.unroute(/\/vendor-/)
      await reload(page, 'ar').click()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  })

  test('a failure that the network has kept: the app without a press', async ({ page }) => {
    const starts = countStarts(page)
    await page.route(/\/vendor-/, (route) => (starts.count < 2 ? kept(route) : route.continue()))
    await page.goto('/')
    await expect(app(page)).toBeVisible()
    expect(starts.count).toBe(2)
  })

  for (const name of ['start', 'vendor', 'shell'])
    test(`${name} has another content: a message, and the app after one press`, async ({
      page,
    }) => {
      const file = new RegExp(`/${name}-[^/]+\\.js$`)
      await page.route(file, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: ' ' }),
      )
      const repair = page.waitForResponse(
        (response) => file.test(response.url()) && response.request().resourceType() === 'fetch',
      )
      await page.goto('/')
      await expect(failure(page)).toBeVisible()
      // The page's own attempt to repair itself would else bring the app without a press.
      await repair
      await page.unroute(file)
      await reload(page).click()
      await expect(app(page)).toBeVisible()
    })

  test('the first script is missing: a message at once', async ({ page }) => {
    await page.route(/\/start-/, missing)
    await page.goto('/')
    await expect(failure(page)).toBeVisible({ timeout: 5000 })
  })

  test('a script that throws while it loads shows the message', async ({ page }) => {
    // Not by a change of the file, whose hash the browser checks. A library reads this when its code is loaded.
    await page.addInitScript(() => {
      Object.defineProperty(window, 'FormData', {
        get: () => {
          throw new Error('broken')
        },
      })
    })
    await page.goto('/')
    await expect(failure(page)).toBeVisible()
  })

  test('the network is lost during the start: a message, and the app when it is back', async ({
    page,
  }) => {
    let isLost = true
    await page.route(/\/vendor-/, async (route) => {
      if (!isLost) return route.continue()
      await page.context().setOffline(true)
      return route.abort('internetdisconnected')
    })
    await page.goto('/')
    await expect(failure(page)).toBeVisible()
    isLost = false
    await page.context().setOffline(false)
    await expect(app(page)).toBeVisible()
  })

  test('with blocked storage the page reloads only with its button', async ({ page }) => {
    const starts = countStarts(page)
    await page.addInitScript(() => {
      const blocked = {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }
      for (const name of ['sessionStorage', 'caches']) Object.defineProperty(window, name, blocked)
      Object.defineProperty(navigator, 'serviceWorker', blocked)
    })
    await page.route(/\/vendor-/, missing)
    await page.goto('/')
    await expect(failure(page)).toBeVisible()
    // Proves an absence.
    await page.waitForTimeout(1000)
    expect(starts.count).toBe(1)
    await page.unroute(/\/vendor-/)
    await reload(page).click()
    await expect(app(page)).toBeVisible()
  })
})

test.describe('a tab that gets two builds alternately', () => {
  test.use({ allowed: /integrity/ })

  test('reloads twice at most', async ({ page, site }) => {
    const starts = countStarts(page)
    await page.route(site.url, async (route) => {
      const html = await (await route.fetch()).text()
      const body = html.replace(/ data-build="\w+"/, ` data-build="${starts.count % 2}"`)
      await route.fulfill({ contentType: 'text/html', body })
    })
    await page.route(/\/vendor-/, kept)
    await page.goto('/')
    await expect.poll(() => starts.count, { timeout: 15_000 }).toBe(3)
    await expect(failure(page)).toBeVisible()
    // Proves an absence.
    await page.waitForTimeout(3000)
    expect(starts.count).toBe(3)
  })
})

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
  test.describe('in Arabic', () => {
    test.use({ lang: 'ar' })

    test('one reload, then a message with a button that works', async ({ page }) => {
      const starts = countStarts(page)
      await page.route(/\/vendor-/, missing)
      await page.goto('/')
      await expect(failure(page, 'ar')).toBeVisible()
      await expect.poll(() => starts.count, { timeout: 15_000 }).toBe(2)
      await expect(failure(page, 'ar')).toBeVisible()
      await expect(page.getByRole('heading')).toHaveCount(1)
      await page.unroute(/\/vendor-/)
      await reload(page, 'ar').click()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  })

  test('the first script is missing: a message at once', async ({ page }) => {
    await page.route(/\/start-/, missing)
    await page.goto('/')
    await expect(failure(page)).toBeVisible({ timeout: 5000 })
  })

  test('a script that throws while it loads shows the message', async ({ page }) => {
    await page.route(/\/shell-[^/]+\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    )
    await page.goto('/')
    await expect(failure(page)).toBeVisible()
  })

  test('a style sheet or a script that hangs: a message after 15 s, until it has loaded', async ({
    page,
  }) => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/shell-[^/]+\.css$/, async (route) => {
      await held
      await route.continue()
    })
    await page.clock.install()
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByTestId('splash').waitFor()
    await page.clock.runFor(14_000)
    await expect(failure(page)).toHaveCount(0)
    await page.clock.runFor(2000)
    await expect(failure(page)).toBeVisible()
    release()
    await page.clock.resume()
    await expect(app(page)).toBeVisible()
    await expect(failure(page)).toHaveCount(0)
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
  test('reloads twice at most', async ({ page, site }) => {
    const starts = countStarts(page)
    await page.route(site.url, async (route) => {
      const html = await (await route.fetch()).text()
      const body = html.replace(/ data-build="\w+"/, ` data-build="${starts.count % 2}"`)
      await route.fulfill({ contentType: 'text/html', body })
    })
    await page.route(/\/vendor-/, missing)
    await page.goto('/')
    await expect.poll(() => starts.count, { timeout: 15_000 }).toBe(3)
    await expect(failure(page)).toBeVisible()
    // Proves an absence.
    await page.waitForTimeout(3000)
    expect(starts.count).toBe(3)
  })
})

test.describe('a browser that cannot run the app', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('a plain page shows a message in three languages', async ({ page }) => {
      await page.goto('/casino')
      for (const title of [
        'JavaScript est désactivé',
        'JavaScript is turned off',
        'جافا سكريبت معطّلة',
      ]) {
        const heading = page.getByRole('heading', { name: title })
        // It must be visible above the splash.
        const isOnTop = await heading.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return document.elementFromPoint(x + width / 2, y + height / 2) === element
        })
        expect([title, isOnTop]).toEqual([title, true])
      }
    })
  })

  test.describe('that is too old', () => {
    test.use({ lang: 'ar' })

    test('gets the message', async ({ page }) => {
      await page.addInitScript(() => {
        const real = CSS.supports.bind(CSS)
        CSS.supports = (...what: [string, string?]) =>
          what[0] !== 'selector(:has(a))' && real(...(what as [string, string]))
      })
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1, name: 'متصفحك قديم جدًا' })).toBeVisible()
      // Proves an absence: the app does not start after it.
      await page.waitForTimeout(1000)
      await expect(page.getByRole('heading')).toHaveCount(1)
      await expect(page.locator('header')).toHaveCount(0)
    })
  })
})

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { tiles } from './pages'

const openLiveCasino = (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByText('Live Casino').click()

function countStarts(page: Page) {
  const starts = { count: 0 }
  page.on('domcontentloaded', () => starts.count++)
  return starts
}

test.describe('a file that is missing after a deploy', () => {
  const isGone = /\/assets\/ProvidersPage[^/]*\.js/
  const answers = {
    'a 404': { status: 404, contentType: 'text/plain', body: 'Not found' },
    'a page in its place': { status: 200, contentType: 'text/html', body: '<!doctype html>' },
  }
  test.use({ allowed: /MIME type/ })

  for (const [name, answer] of Object.entries(answers)) {
    test(`${name}: one reload, then a message`, async ({ page }) => {
      await page.goto('/virtual')
      await page.getByRole('heading', { level: 1 }).waitFor()
      const starts = countStarts(page)
      await page.route(isGone, (route) => route.fulfill(answer))
      await openLiveCasino(page)
      const message = page.getByRole('heading', { name: 'A new version is available' })
      await expect(message).toBeVisible()
      await expect.poll(() => starts.count).toBe(1)
      await expect(message).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)

      // Other pages work, and the button loads the page when its file is back.
      await page.unroute(isGone)
      await page.getByRole('button', { name: 'Reload the page' }).click()
      await expect(page.getByTestId('provider-row').first()).toBeVisible()
      expect(starts.count).toBe(2)
    })
  }

  test.describe('for a player', () => {
    test.use({ player: 'yasmine' })

    test('while a game runs, a message, and a reload only by the player', async ({ page }) => {
      await page.goto('/casino/preview')
      await tiles(page).first().click()
      const frame = page.getByTestId('game-frame')
      await expect(frame).toBeVisible()
      await page.getByRole('button', { name: 'Minimise' }).click()
      const starts = countStarts(page)
      await page.route(isGone, (route) => route.fulfill(answers['a 404']))
      await openLiveCasino(page)
      const reload = page.getByRole('main').getByRole('button', { name: 'Reload the page' })
      await expect(reload).toBeVisible()
      await expect(frame).toHaveCount(1)
      expect(starts.count).toBe(0)
      await page.unroute(isGone)
      await reload.click()
      await expect(page.getByTestId('provider-row').first()).toBeVisible()
      expect(starts.count).toBe(1)
    })
  })
})

test.describe('the page is usable although requests hang', () => {
  test.use({ lang: null })

  for (const pattern of ['**/api/**', '**/locales/**']) {
    test(pattern, async ({ page }) => {
      await page.route(pattern, () => undefined)
      // A fake clock, so that a slow CI machine does not matter.
      const start = Date.now()
      await page.clock.install({ time: start })
      await page.clock.pauseAt(start + 1000)
      await page.goto('/', { waitUntil: 'commit' })
      const login = page.getByRole('button', { name: 'Connexion' })
      const code = page.locator('link[href*="HomePage"]')
      let ms = 0
      const pass = async () => {
        // Until its code has loaded, the page waits for the network and not for the clock.
        const step = (await code.count()) === 0 ? 17 : 100
        await page.clock.runFor(step)
        ms += step
        return login.count()
      }
      await expect.poll(pass, { intervals: [100], timeout: 60_000 }).toBe(1)
      expect(ms).toBeLessThanOrEqual(3000)
      await page.clock.resume()
      await login.click()
      await expect(page.getByRole('dialog')).toBeVisible()
    })
  }
})

test('a page whose style sheet fails at the hover has it after the click', async ({ page }) => {
  const style = /\/assets\/ComingSoonPage[^/]*\.css/
  await page.route(style, (route) => route.abort())
  await page.goto('/casino')
  const link = page.getByRole('navigation', { name: 'Main menu' }).getByText('Result')
  const failed = page.waitForEvent('requestfailed')
  await link.hover()
  await failed
  await page.unroute(style)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Result' })).toBeVisible()
  const { width } = (await page.getByRole('main').locator('img').first().boundingBox())!
  expect(width).toBeLessThan(1440)
})

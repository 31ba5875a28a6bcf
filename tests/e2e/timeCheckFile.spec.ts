import { expect, test } from './fixtures'
import { installClock, tiles } from './pages'

test.use({ build: 'dist-demo', player: 'yasmine' })

const HOUR = 3_600_000

test.describe('the time check and missing files', () => {
  test('covers the game although its file could not be loaded at first', async ({ page, site }) => {
    let failures = 0
    await page.goto('/play_responsibly')
    await installClock(page)
    await page.route(/\/(?:play|TimeCheck)-[^/]*\.js(?:\?|$)/, async (route) => {
      failures++
      await (failures > 2 ? route.continue() : route.fulfill({ status: 503, body: '' }))
    })
    await page.goto('/virtual')
    await expect.poll(() => failures, { timeout: 30_000 }).toBeGreaterThan(2)
    await page.goto('/casino/preview')
    await tiles(page).first().click()
    await expect(page.getByTestId('game-frame')).toBeVisible()
    await expect(page.getByTestId('session-clock')).toBeVisible()
    site.pass(HOUR)
    await page.clock.fastForward(HOUR)
    await expect(page.getByRole('alertdialog', { name: 'Time check' })).toBeVisible()
  })

  test('an empty file in its place stops no page and starts no game, and one press helps', async ({
    page,
  }) => {
    const code = /\/TimeCheck-[^/]*\.js(?:\?|$)/
    await page.route(code, (route) => route.fulfill({ contentType: 'text/javascript', body: ' ' }))
    const empty = page.waitForResponse(code)
    await page.goto('/casino/preview')
    await empty
    await tiles(page).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByTestId('game-frame')).toHaveCount(0)
    const reload = page.getByRole('button', { name: 'Reload the page' })
    await expect(reload).toBeVisible()
    await page.unroute(code)
    await reload.click()
    await expect(page.getByTestId('game-frame')).toBeVisible()
  })

  test('an empty file in its place starts no sportsbook either, and one press helps', async ({
    page,
  }) => {
    const code = /\/TimeCheck-[^/]*\.js(?:\?|$)/
    await page.route(code, (route) => route.fulfill({ contentType: 'text/javascript', body: ' ' }))
    await page.goto('/sport')
    const reload = page.getByRole('button', { name: 'Reload the page' })
    await expect(reload).toBeVisible()
    await expect(page.locator('main iframe')).toHaveCount(0)
    await page.unroute(code)
    await reload.click()
    await expect(page.locator('main iframe')).toBeVisible()
  })

  test('no game starts without it, and the page is usable after one press', async ({ page }) => {
    const code = /\/(?:play|TimeCheck)-[^/]*\.js(?:\?|$)/
    await page.route(code, (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/casino/preview')
    await tiles(page).first().click()
    await expect(page.getByRole('heading', { name: 'could not be loaded' })).toBeVisible()
    await expect(page.getByTestId('game-frame')).toHaveCount(0)
    await page.unroute(code)
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByTestId('game-frame').or(tiles(page).first())).toBeVisible()
  })
})

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { header, tiles } from './pages'

const openLiveCasino = (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByText('Live Casino').click()

function countStarts(page: Page) {
  const starts = { count: 0 }
  page.on('domcontentloaded', () => starts.count++)
  return starts
}

const notLoaded = (page: Page) =>
  page.getByRole('heading', { name: 'This part could not be loaded' })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })

const answers = {
  'a 404': { status: 404, contentType: 'text/plain', body: 'Not found' },
  'a 503': { status: 503, contentType: 'text/html', body: 'Busy' },
  'a page in its place': { status: 200, contentType: 'text/html', body: '<!doctype html>' },
  'an empty file': { status: 200, contentType: 'text/javascript', body: '' },
}

test.describe('a page whose file does not arrive', () => {
  const isGone = /\/assets\/ProvidersPage[^/]*\.js/
  test.use({ allowed: /MIME type|integrity/ })

  for (const [name, answer] of Object.entries(answers)) {
    test(`${name}: a message, and the page after one press`, async ({ page }) => {
      await page.goto('/virtual')
      await page.getByRole('heading', { level: 1 }).waitFor()
      const starts = countStarts(page)
      await page.route(isGone, (route) => route.fulfill(answer))
      await openLiveCasino(page)
      await expect(notLoaded(page)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(starts.count).toBe(0)

      await page.unroute(isGone)
      await button(page, 'Reload the page').click()
      await expect(page.getByTestId('provider-row').first()).toBeVisible()
      expect(starts.count).toBe(1)
    })
  }

  test('a gap of the network: the page without a press', async ({ page }) => {
    await page.goto('/virtual')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const starts = countStarts(page)
    await page.route(isGone, (route) => route.fulfill(answers['a 503']), { times: 1 })
    await openLiveCasino(page)
    await expect(page.getByTestId('provider-row').first()).toBeVisible()
    expect(starts.count).toBe(0)
  })

  test('during an outage the button loses nothing', async ({ page, site }) => {
    await page.goto('/virtual')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const starts = countStarts(page)
    await page.route(/\/assets\//, (route) => route.fulfill(answers['a 503']))
    await openLiveCasino(page)
    const pressed = async (asked: string | RegExp) => {
      const answer = page.waitForResponse(asked)
      await button(page, 'Reload the page').click()
      await answer
      await expect(notLoaded(page)).toBeVisible()
    }
    await pressed(/\/assets\/start-/)
    // Sooner the next press would be the second of a double click.
    await page.waitForTimeout(500)
    await page.route(site.url, (route) => route.fulfill({ status: 503, body: 'Busy' }))
    await pressed(site.url)
    expect(starts.count).toBe(0)

    await page.unrouteAll()
    await page.waitForTimeout(500)
    await button(page, 'Reload the page').click()
    await expect(page.getByTestId('provider-row').first()).toBeVisible()
  })

  test.describe('while a game runs', () => {
    test.use({ player: 'yasmine' })

    /** Opens a page whose code is missing while a game is in the mini player. */
    async function leaveGameForMissingPage(page: Page) {
      await page.goto('/casino/preview')
      await tiles(page).first().click()
      const frame = page.getByTestId('game-frame')
      await expect(frame).toBeVisible()
      await page.getByRole('button', { name: 'Minimise' }).click()
      const starts = countStarts(page)
      await page.route(isGone, (route) => route.fulfill(answers['a 404']))
      await openLiveCasino(page)
      return { frame, starts }
    }

    test('a retry, then a reload only by the player', async ({ page }) => {
      const { frame, starts } = await leaveGameForMissingPage(page)
      await button(page, 'Retry').click()
      const reload = button(page, 'Close the game and reload')
      await expect(reload).toBeVisible()
      await expect(frame).toHaveCount(1)
      expect(starts.count).toBe(0)
      await page.unroute(isGone)
      await reload.click()
      await expect(page.getByTestId('provider-row').first()).toBeVisible()
      expect(starts.count).toBe(1)
    })

    test('the game runs on if the retry helps', async ({ page }) => {
      const { frame, starts } = await leaveGameForMissingPage(page)
      await notLoaded(page).waitFor()
      await page.unroute(isGone)
      await button(page, 'Retry').click()
      await expect(page.getByTestId('provider-row').first()).toBeVisible()
      await expect(frame).toHaveCount(1)
      expect(starts.count).toBe(0)
    })
  })
})

test.describe('a dialog whose file does not arrive', () => {
  const isGone = /\/assets\/LoginDialog[^/]*\.js/
  const login = (page: Page) => header(page).getByRole('button', { name: 'Login' })
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Login' })
  const toast = (page: Page) => page.getByRole('alert')
  test.use({ allowed: /MIME type|integrity/ })

  /** The code of the toasts comes with the first view. */
  test.beforeEach(async ({ page }) => {
    const toasts = page.waitForResponse(/\/assets\/Toasts[^/]*\.js/)
    await page.goto('/virtual')
    await toasts
  })

  for (const [name, answer] of Object.entries(answers)) {
    test(`${name}: a toast, and a reload with one press`, async ({ page }) => {
      await page.route(isGone, (route) => route.fulfill(answer))
      await login(page).click()
      await expect(toast(page)).toContainText('This part could not be loaded')
      await page.unroute(isGone)
      const start = page.waitForEvent('domcontentloaded')
      await toast(page).getByRole('button', { name: 'Reload the page' }).click()
      await start
      await login(page).click()
      await expect(dialog(page)).toBeVisible()
    })
  }

  test('without a network: a toast, and the dialog after one press', async ({ page, context }) => {
    await context.setOffline(true)
    await login(page).click()
    await expect(toast(page)).toContainText('You are offline')
    await context.setOffline(false)
    const start = page.waitForEvent('domcontentloaded')
    await toast(page).getByRole('button', { name: 'Retry' }).click()
    await start
    await login(page).click()
    await expect(dialog(page)).toBeVisible()
  })

  test('a gap of the network: the dialog without another press', async ({ page }) => {
    await page.route(isGone, (route) => route.fulfill(answers['a 503']), { times: 1 })
    await login(page).click()
    await expect(dialog(page)).toBeVisible()
    await expect(toast(page)).toHaveCount(0)
  })
})

test('a page whose style sheet fails at the hover never shows unstyled, and is there after one press', async ({
  page,
}) => {
  const style = /\/assets\/PlayResponsiblyPage[^/]*\.css/
  await page.route(style, (route) => route.abort())
  const isReady = page.waitForResponse(/\/assets\/afterFirstView/, { timeout: 60_000 })
  await page.goto('/casino')
  await isReady
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Play responsibly' })
  const failed = page.waitForEvent('requestfailed')
  await link.hover()
  await failed
  await page.unroute(style)
  await link.click()
  await expect(notLoaded(page)).toBeVisible()
  await button(page, 'Reload the page').click()
  const sign = page.getByRole('heading', { name: '18+' })
  await expect(sign).toBeVisible()
  const { width } = (await sign.boundingBox())!
  expect(width).toBeLessThan(60)
})

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { findings } from './axe'
import { balance, gameFrame, tiles } from './pages'
import { forAxe } from './still'

test.use({ build: 'dist-demo', player: 'yasmine', ...forAxe })

const frameOf = (page: Page) => page.getByTestId('game-frame')

async function play(page: Page): Promise<void> {
  await page.goto('/casino/preview')
  await tiles(page).first().click()
  await expect(frameOf(page)).toBeVisible()
}

test.describe('the mini player', () => {
  test('keeps the game running without a reload', { tag: '@both' }, async ({ page, isMobile }) => {
    await play(page)
    // The game has loaded, so that only a second load would be counted.
    await gameFrame(page).getByRole('button').first().waitFor()
    const loads: string[] = []
    page.on('request', (request) => {
      const isGame = request.isNavigationRequest() && request.frame() !== page.mainFrame()
      if (isGame || request.url().endsWith('/StartGame')) loads.push(request.url())
    })
    await page.getByRole('button', { name: 'Minimise' }).click()
    const mini = page.getByRole('region', { name: /^Mini player/ })
    await mini.waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
    await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor()
    expect(await findings(page)).toEqual([])

    const box = (await mini.boundingBox())!
    const view = page.viewportSize()!
    const bottomBar = page.getByRole('navigation', { name: 'Bottom bar' })
    const floor = isMobile ? (await bottomBar.boundingBox())!.y : view.height
    expect(box.x + box.width).toBeLessThanOrEqual(view.width)
    expect(box.x).toBeGreaterThan(view.width / 4)
    expect(box.y + box.height).toBeLessThanOrEqual(floor)
    for (const name of ['Back to the game', 'Close mini player']) {
      const { width, height } = (await page.getByRole('button', { name }).boundingBox())!
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await expect(page.getByTestId('session-clock')).toBeVisible()
    await expect(balance(page)).toBeVisible()

    await page.getByRole('button', { name: 'Back to the game' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/casino/play_game')
    await expect(frameOf(page)).toBeVisible()
    expect(loads).toEqual([])
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page).toHaveURL('/casino/preview')
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  test.describe('in Arabic', () => {
    test.use({ lang: 'ar' })

    test('shows a large net above the buttons', { tag: '@phone' }, async ({ page, world }) => {
      await play(page)
      const address = (await frameOf(page).getAttribute('src')) ?? ''
      const launch = world.launch(/session=([\w-]+)/.exec(address)?.[1] ?? '')!
      world.stakeRound(launch, 1_000_000)
      await page.getByRole('button', { name: 'تصغير' }).click()
      const net = page.getByTestId('net-position')
      await expect(net).toContainText('1,000.000')
      const { y, height } = (await net.boundingBox())!
      const pause = (await page.getByRole('button', { name: 'استراحة' }).boundingBox())!
      expect(y + height).toBeLessThanOrEqual(pause.y)
    })

    test('is in the opposite corner', async ({ page }) => {
      await play(page)
      await page.getByRole('button', { name: 'تصغير' }).click()
      const mini = page.getByRole('region', { name: /^المشغّل المصغّر/ })
      const { x, width } = (await mini.boundingBox())!
      expect(x + width).toBeLessThan(720)
    })
  })
})

test('theatre mode hides the sidebar, widens the game and is saved', async ({ page }) => {
  await play(page)
  const width = async () => (await frameOf(page).boundingBox())?.width ?? 0
  const before = await width()
  await page.getByRole('button', { name: 'Theatre mode' }).click()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
  expect(await width()).toBeGreaterThan(before)
  expect(await findings(page)).toEqual([])
  await page.reload()
  await expect(frameOf(page)).toBeVisible()
  expect(await width()).toBeGreaterThan(before)
})

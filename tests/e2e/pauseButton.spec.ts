import { expect, test } from './fixtures'
import { pauseForADay, tiles } from './pages'

test.use({ build: 'dist-demo', player: 'yasmine' })

test(
  'the pause button is there in full screen, and ends the frames of all tabs',
  {
    tag: '@both',
  },
  async ({ page, context }) => {
    const sport = await context.newPage()
    await sport.goto('/sport')
    await expect(sport.locator('iframe')).toBeVisible()
    await page.bringToFront()
    await page.goto('/casino/preview')
    await tiles(page).first().click()
    await expect(page.getByTestId('game-frame')).toBeVisible()
    await page.getByRole('button', { name: 'Fullscreen' }).click()
    await page.waitForFunction(() => document.fullscreenElement !== null)

    const button = page.getByRole('button', { name: 'Pause', exact: true })
    const { width, height } = (await button.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await pauseForADay(page)
    for (const tab of [page, sport]) {
      await expect(tab).toHaveURL('/play_responsibly')
      await expect(tab.getByText(/^Pause until/)).toBeVisible()
      await expect(tab.locator('iframe')).toHaveCount(0)
    }
    await page.waitForFunction(() => document.fullscreenElement === null)
  },
)

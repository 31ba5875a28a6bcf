import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { gameFrame, launchWith, playFirst } from './pages'

test.use({ player: 'yasmine' })

const PREVIEW = '/casino/preview?s=a'
const back = (page: Page) => page.getByRole('button', { name: 'Back to the games' })

/** Opens the first game with this launch URL. */
async function play(page: Page, url: string) {
  await page.route('https://games.example/**', (route) =>
    route.request().url().endsWith('/down')
      ? route.abort('connectionrefused')
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>game</title>' }),
  )
  await launchWith(page, url)
  await playFirst(page, PREVIEW)
  await page.getByTestId('game-frame').waitFor({ state: 'attached' })
}

test(
  "a frame with the browser's error page can be reloaded and left with the bar",
  { tag: '@both' },
  async ({ page }) => {
    await play(page, 'https://games.example/down')
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url())
    })
    const help = page.getByRole('button', { name: 'Not loading?' })
    await help.click()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => loads).toEqual(['https://games.example/down'])
    await help.click()
    await back(page).click()
    await page.waitForURL(`**${PREVIEW}`)
    await expect(page.locator('iframe')).toHaveCount(0)
  },
)

test("a flight that outlasts a device's sleep can still be drawn", async ({ page }) => {
  await page.clock.install()
  await playFirst(page, '/crash/preview')
  await gameFrame(page).getByRole('button', { name: 'Take off' }).click()
  await page.clock.fastForward('25:00:00')
  await expect(gameFrame(page).locator('.line')).toHaveAttribute('d', /^M[\d.]+ [\d.]+L/)
})

test('a flight that crashes at its start ends at 1 ×', async ({ page }) => {
  await page.route('**/demo/settle/crash/start', async (route) => {
    const response = await route.fetch()
    const round = (await response.json()) as object
    const end = { status: 'crashed', at: 100, win: '0.000', elapsed: undefined }
    await route.fulfill({ json: { ...round, ...end } })
  })
  await playFirst(page, '/crash/preview')
  await gameFrame(page).getByRole('button', { name: 'Take off' }).click()
  await expect(gameFrame(page).getByText('The flight ended at 1.00 ×')).toBeVisible()
})

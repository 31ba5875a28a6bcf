import type { Page } from '@playwright/test'
import { launchOptions, WHOLE_BROWSER } from './browser'
import { expect, test } from './fixtures'
import { balance, header, pauseForADay, playFirst, tiles } from './pages'

test.use({
  player: 'yasmine',
  // A browser with the back/forward cache, which the other tests disable.
  launchOptions: {
    ...launchOptions(WHOLE_BROWSER),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** Leaves the page, which the browser keeps. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      Object.assign(window, { cameBack: persisted })
    })
  })
  await page.goto('/launch.html')
}

async function comeBack(page: Page): Promise<void> {
  await page.bringToFront()
  // In a separate task, because the page may unload before the call returns.
  await page.evaluate(() => {
    setTimeout(() => {
      history.back()
    })
  })
  await page.waitForFunction(() => 'cameBack' in window && window.cameBack === true)
}

test(
  'a page restored from the back/forward cache shows no name and no balance after a logout in another tab',
  { tag: '@chromium' },
  async ({ page, context }) => {
    await page.goto('/')
    await expect(balance(page)).toBeVisible()
    await leave(page)
    const other = await context.newPage()
    await other.goto('/virtual')
    await other.evaluate(() => {
      localStorage.removeItem('token')
    })
    await comeBack(page)
    await expect(header(page).getByRole('button', { name: 'Login' })).toBeVisible()
    await expect(balance(page)).toHaveCount(0)
    await expect(page.getByText('yasmine')).toHaveCount(0)
  },
)

test(
  'a page restored from the back/forward cache starts no game after a pause in another tab',
  { tag: '@chromium' },
  async ({ page, context }) => {
    await page.goto('/casino/preview')
    await expect(balance(page)).toBeVisible()
    await expect(tiles(page).first()).toBeVisible()
    await leave(page)
    const other = await context.newPage()
    await playFirst(other)
    await expect(other.getByTestId('game-frame')).toBeVisible()
    await pauseForADay(other)
    await expect(other.getByText(/^Pause until/)).toBeVisible()
    const starts: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/StartGame')) starts.push(request.url())
    })
    await comeBack(page)
    await tiles(page).first().click()
    await expect(page.getByText(/^Pause until/)).toBeVisible()
    await expect(page.getByTestId('game-frame')).toHaveCount(0)
    expect(starts).toEqual([])
  },
)

import { launchOptions, WHOLE_BROWSER } from './browser'
import { expect, test } from './fixtures'
import { balance, header } from './pages'

test.use({
  player: 'yasmine',
  // A browser with the back/forward cache, which the other tests disable.
  launchOptions: {
    ...launchOptions(WHOLE_BROWSER),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test(
  'a page restored from the back/forward cache shows no name and no balance after a logout in another tab',
  { tag: '@chromium' },
  async ({ page, context }) => {
    await page.goto('/')
    await expect(balance(page)).toBeVisible()
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        Object.assign(window, { cameBack: persisted })
      })
    })

    await page.goto('/launch.html')
    const other = await context.newPage()
    await other.goto('/virtual')
    await other.evaluate(() => {
      localStorage.removeItem('token')
    })
    await page.bringToFront()
    // In a separate task, because the page may unload before the call returns.
    await page.evaluate(() => {
      setTimeout(() => {
        history.back()
      })
    })
    await page.waitForFunction(() => 'cameBack' in window && window.cameBack === true)
    await expect(header(page).getByRole('button', { name: 'Login' })).toBeVisible()
    await expect(balance(page)).toHaveCount(0)
    await expect(page.getByText('yasmine')).toHaveCount(0)
  },
)

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { gameFrame, tiles } from './pages'

test.use({ player: 'yasmine' })

const toast = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' })

/** Lets a language fail, which shows a toast on the page that is opened within five seconds. */
async function failLanguage(page: Page, isMobile: boolean): Promise<void> {
  await page.route('**/locales/ar/*', (route) => route.abort())
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click()
  else await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole(isMobile ? 'radio' : 'menuitemradio', { name: 'العربية' }).click()
  await toast(page).waitFor()
  if (isMobile) await page.keyboard.press('Escape')
}

test('a toast closes after five seconds, also when the player is in a game', async ({ page }) => {
  await page.goto('/casino/preview')
  await tiles(page).first().click()
  const spin = gameFrame(page).getByRole('button', { name: 'Spin' })
  await spin.waitFor()
  await failLanguage(page, false)
  // It stays while it has the focus.
  await toast(page).focus()
  await spin.click()
  await expect(toast(page)).toBeHidden({ timeout: 10_000 })
})

test.describe('a toast covers no button', { tag: '@both' }, () => {
  for (const [where, open] of Object.entries({
    'a game': (page: Page) => tiles(page).first().click(),
    'the sportsbook': (page: Page) => page.locator('a[href="/sport"]').first().click(),
  }))
    test(`of the bar above ${where}`, async ({ page, isMobile }) => {
      await page.goto('/casino/preview')
      await failLanguage(page, isMobile)
      await open(page)
      await expect(page.getByTestId('session-clock')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
      const top = (await toast(page).boundingBox())!.y
      for (const button of await page.locator('main header button').all()) {
        const { y, height } = (await button.boundingBox())!
        expect(top).toBeGreaterThanOrEqual(y + height)
      }
    })
})

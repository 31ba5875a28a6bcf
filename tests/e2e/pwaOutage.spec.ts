import type { Page } from '@playwright/test'
import { cachedPaths, openControlled, saveData, expect, test, untilControlled } from './installed'
import { header } from './pages'

const login = (page: Page) => header(page).getByRole('button', { name: 'Login' })

test.describe('an outage of the files, while the page arrives', () => {
  test.use({ allowed: /integrity/ })

  for (const status of [503, 429, 404])
    test(`with ${String(status)} leaves the installed app as it is`, async ({ page, host }) => {
      await saveData(page)
      await openControlled(page)
      const kept = await cachedPaths(page, /^(?:build-|page)/)
      host.reply = (path) => (path.startsWith('/assets/') ? { status, body: 'Busy' } : undefined)
      const message = page.getByRole('heading', { name: 'This part could not be loaded' })
      const menu = page.getByRole('navigation', { name: 'Main menu' })
      await menu.getByText('Live Casino').click()
      for (let press = 0; press < 2; press++) {
        const asked = page.waitForResponse(/\/assets\/start-/)
        await page.getByRole('button', { name: 'Reload the page' }).click()
        await asked
        await message.waitFor()
      }
      expect(await cachedPaths(page, /^(?:build-|page)/)).toEqual(kept)
      await page.goto('/')
      await login(page).waitFor()

      host.reply = () => undefined
      await menu.getByText('Live Casino').click()
      await page.getByTestId('provider-row').first().waitFor()
      await untilControlled(page)
      await host.goOffline(page)
      await page.goto('/')
      await login(page).waitFor()
    })
})

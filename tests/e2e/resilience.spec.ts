import { expect, test } from './fixtures'

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

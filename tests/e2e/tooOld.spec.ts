import { expect, test } from './fixtures'

test.describe('a browser that cannot run the app', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('a plain page shows a message in three languages', async ({ page }) => {
      await page.goto('/casino')
      for (const title of [
        'JavaScript est désactivé',
        'JavaScript is turned off',
        'جافا سكريبت معطّلة',
      ]) {
        const heading = page.getByRole('heading', { name: title })
        // It must be visible above the splash.
        const isOnTop = await heading.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return document.elementFromPoint(x + width / 2, y + height / 2) === element
        })
        expect([title, isOnTop]).toEqual([title, true])
      }
    })
  })

  test.describe('that is too old', () => {
    test.use({ lang: 'ar' })

    test('gets the message', async ({ page }) => {
      await page.addInitScript(() => {
        const real = CSS.supports.bind(CSS)
        CSS.supports = (...what: [string, string?]) =>
          what[0] !== 'selector(:has(a))' && real(...(what as [string, string]))
      })
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1, name: 'متصفحك قديم جدًا' })).toBeVisible()
      // Proves an absence: the app does not start after it.
      await page.waitForTimeout(1000)
      await expect(page.getByRole('heading')).toHaveCount(1)
      await expect(page.locator('header')).toHaveCount(0)
    })
  })
})

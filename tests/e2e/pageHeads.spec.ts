import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const canonical = (page: Page) => page.locator('link[rel="canonical"]')

test.describe('the address of a page in a language', () => {
  test.describe('on a first visit', () => {
    test.use({ lang: null })

    test('sets the language of a visitor without a saved one, from the first paint', async ({
      page,
      site,
    }) => {
      const address = new URL('/casino?lng=ar', site.url).href
      await page.goto(address, { waitUntil: 'commit' })
      await page.locator('#splash').waitFor({ state: 'attached' })
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
      await expect(heading(page, 'كازينو')).toBeVisible()
      await expect(canonical(page)).toHaveAttribute('href', address)
      // It is saved.
      await page.goto('/contact_us')
      await expect(heading(page, 'اتصل بنا')).toBeVisible()
    })
  })
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const canonicalOf = (page: Page) =>
  page.locator('link[rel="canonical"]').getAttribute('href', { timeout: 15_000 })

describe('the address of a page in a language', () => {
  it('sets the language of a visitor without a saved one, from the first paint', async () => {
    const context = await stage.browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    const address = new URL('/casino?lng=ar', stage.url).href
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('#splash').waitFor({ state: 'attached' })
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    await page.getByRole('heading', { level: 1, name: 'كازينو' }).waitFor()
    expect(await canonicalOf(page)).toBe(address)
    // It is saved.
    await page.goto(new URL('/contact_us', stage.url).href)
    await page.getByRole('heading', { level: 1, name: 'اتصل بنا' }).waitFor()
    await context.close()
  })

  it.each(['/contact_us?lng=ar', '/contact_us?lng=xx'])(
    'does not replace a saved language: %s',
    async (path) => {
      const page = await stage.visit(path, { lang: 'en' })
      await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor()
      expect(await canonicalOf(page)).toBe(new URL('/contact_us?lng=en', stage.url).href)
      await page.context().close()
    },
  )
})

import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { header } from './pages'

export const SCRIPT = '<img src=x onerror="window.__xss=1"><script>window.__xss=1</script>'

/** Hostile values for URLs, history entries and responses. */
export const hostileTexts = [
  SCRIPT,
  '"><svg onload=window.__xss=1>',
  'javascript:window.__xss=1',
  '\u0000',
  '__proto__',
  '{{constructor.constructor("window.__xss=1")()}}',
  '🎰'.repeat(100),
  'كازينو \u202e ذهب',
  'x'.repeat(10_000),
]

/** No script ran, no text became markup, and the page still works. */
export async function expectUnharmed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(header(page)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, '__xss') as unknown)).toBeUndefined()
  const markup = '[onerror], [onload], a[href^="javascript:"], iframe[src^="javascript:"]'
  await expect(page.locator(markup)).toHaveCount(0)
  // The page's first script alone is inline.
  const inline = page.locator('script:not([src^="/"], [type="application/json"])')
  await expect(inline).toHaveCount(1)
}

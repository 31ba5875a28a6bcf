import type { Page } from '@playwright/test'
import { cutAmounts, fillWithAmounts } from './amounts'
import { expect, test } from './fixtures'
import { spaceText } from './inclusion'
import { everyKind, navigateTo, open, resize, still } from './still'

test.use({ build: 'dist-demo', player: 'yasmine', ...still })

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]

async function cuts(page: Page, change?: (page: Page) => Promise<void>): Promise<string[]> {
  const found: string[] = []
  await fillWithAmounts(page)
  await open(page, '/')
  await page.getByTestId('balance').waitFor()
  await change?.(page)
  for (const path of everyKind) {
    await navigateTo(page, path)
    for (const size of sizes) {
      await resize(page, size)
      for (const part of await page.evaluate(cutAmounts))
        found.push(`${path} at ${size.width}: ${part}`)
    }
  }
  return found
}

for (const lang of ['fr', 'en', 'ar'] as const) {
  test.describe(`No amount and no date is cut, in ${lang}`, () => {
    test.use({ lang })
    test.slow()

    test('as the page is', async ({ page }) => {
      expect(await cuts(page)).toEqual([])
    })

    test('with spaced text (WCAG 1.4.12)', async ({ page }) => {
      expect(await cuts(page, spaceText)).toEqual([])
    })

    test.describe('with text of 200 %', () => {
      test.use({ textSize: 32 })

      test('on every page', async ({ page }) => {
        expect(await cuts(page)).toEqual([])
      })
    })
  })
}

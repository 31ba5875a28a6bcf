import type { Page } from '@playwright/test'
import { paths } from '@/domain/paths'
import { textsOf } from '../support/texts'
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

/** No answer comes any more. */
async function ageBalance(page: Page): Promise<void> {
  await page.route('**/api/UserDetails', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByTestId('as-of').first().waitFor()
}

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

    test('with an old balance', async ({ page }) => {
      expect(await cuts(page, ageBalance)).toEqual([])
    })

    test('with spaced text (WCAG 1.4.12)', async ({ page }) => {
      expect(await cuts(page, spaceText)).toEqual([])
    })

    test.describe('with text of 200 %', () => {
      test.use({ textSize: 32 })

      test('on every page', async ({ page }) => {
        expect(await cuts(page)).toEqual([])
      })

      test('with an old balance', async ({ page }) => {
        expect(await cuts(page, ageBalance)).toEqual([])
      })

      test('of each game', async ({ page }) => {
        const text = (key: string) => textsOf(lang).get(key) ?? key
        const found: string[] = []
        await fillWithAmounts(page)
        await open(page, paths.casinoHistory)
        for (const key of ['history.totals.show', 'history.games.show'])
          await page.getByRole('button', { name: text(key), exact: true }).click()
        for (const size of sizes) {
          await resize(page, size)
          await page.getByLabel(text('history.games.show'), { exact: true }).waitFor()
          found.push(...(await page.evaluate(cutAmounts)))
        }
        expect(found).toEqual([])
      })
    })
  })
}

test('an old balance moves nothing in the header', async ({ page }) => {
  await open(page, '/virtual')
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header, header > *, [data-testid="user-panel"] > *')].map(
        (part) => JSON.stringify(part.getBoundingClientRect()),
      ),
    )
  const before: string[][] = []
  await page.getByTestId('balance').waitFor()
  for (const size of sizes) {
    await resize(page, size)
    before.push(await places())
  }
  await ageBalance(page)
  for (const [at, size] of sizes.entries()) {
    await resize(page, size)
    expect(await places()).toEqual(before[at])
  }
})

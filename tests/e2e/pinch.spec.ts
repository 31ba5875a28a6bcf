import type { Page } from '@playwright/test'
import { paths } from '@/domain/paths'
import { expect, test } from './fixtures'
import { everyKind, navigate, open, still } from './still'

test.use({ build: 'dist-demo', lang: 'fr', player: 'yasmine', ...still })

/** The elements on which two fingers do not zoom the page. */
const forbidding = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((each) => {
        const { touchAction } = getComputedStyle(each)
        return (
          !['auto', 'manipulation'].includes(touchAction) && !touchAction.includes('pinch-zoom')
        )
      })
      .map((each) => `${each.tagName} ${each.className}`),
  )

test('nothing on any page forbids a zoom', { tag: '@phone' }, async ({ page }) => {
  for (const path of everyKind) {
    await page.goto(path)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    expect([path, await forbidding(page)]).toEqual([path, []])
  }
  await open(page, '/')
  await page.route('**/api/StartGame', (route) =>
    route.fulfill({ status: 400, json: { message: 'Closed' } }),
  )
  await navigate(page, paths.casinoPlay)
  await page.getByRole('alert').filter({ hasText: 'Closed' }).waitFor()
  expect(await forbidding(page)).toEqual([])
})

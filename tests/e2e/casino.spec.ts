import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { pageSize, tiles } from './pages'

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Proves an absence: a page waits at most this long for the content that it scrolls to. */
async function expectToStayAtTop(page: Page) {
  await page.waitForTimeout(500)
  expect(await top(page)).toBe(0)
}

test('a page opened by URL starts at the top, and a reload restores the scroll position', async ({
  page,
}) => {
  await page.goto('/')
  await tiles(page).first().waitFor()
  await page.mouse.wheel(0, 600)
  await expect.poll(() => top(page)).toBe(600)
  await page.reload()
  await expect.poll(() => top(page)).toBe(600)

  await page.goto('/casino/preview')
  await expect(tiles(page)).toHaveCount(pageSize.desktop)
  await expectToStayAtTop(page)
  await page.goBack()
  await tiles(page).first().waitFor()
  await expect.poll(() => top(page)).toBe(600)

  await page.goto('/')
  await tiles(page).first().waitFor()
  await expectToStayAtTop(page)
  await page.locator('a[href="/casino/preview"]').first().click()
  await page.waitForURL('**/casino/preview')
  await page.goBack()
  await tiles(page).first().waitFor()
  await expectToStayAtTop(page)
})

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { pageSize, tiles } from './pages'

const GAMES = 300

/** Opens a preview whose backend sends all its games at once, and shows all of them. */
async function openLong(page: Page) {
  const data = Array.from({ length: GAMES }, (_, index) => ({
    game_id: index + 1,
    name: `Game ${index + 1}`,
    type: 1,
  }))
  await page.route('**/api/get_slot_game*', (route) =>
    route.fulfill({ json: { data, total: GAMES } }),
  )
  await page.goto('/casino/preview')
  const more = page.getByRole('button', { name: 'Load More' })
  await more.click()
  await more.click()
  await expect(tiles(page)).toHaveCount(GAMES)
}

const game = (page: Page, number: number) =>
  page.getByRole('button', { name: `Game ${number}`, exact: true })

/** How many tiles the browser does not skip. */
const drawn = (page: Page) =>
  tiles(page).evaluateAll(
    (all) => all.filter((tile) => tile.checkVisibility({ contentVisibilityAuto: true })).length,
  )

test.describe('a list of 300 games', { tag: '@both' }, () => {
  test('is drawn near the view only, with the same height as if it were drawn', async ({
    page,
  }) => {
    await openLong(page)
    await page.evaluate(() => {
      scrollTo(0, 0)
    })
    await expect.poll(() => drawn(page)).toBeLessThan(4 * pageSize.mobile)
    const heights = await tiles(page).evaluateAll((all) => {
      const height = () => document.documentElement.scrollHeight
      const skipped = height()
      for (const tile of all) tile.parentElement?.style.setProperty('content-visibility', 'visible')
      return { skipped, drawn: height() }
    })
    // Fractions of a pixel add up.
    expect(Math.abs(heights.skipped - heights.drawn)).toBeLessThan(3)
  })

  test('Back shows the same place of it', async ({ page }) => {
    await openLong(page)
    await game(page, 200).scrollIntoViewIfNeeded()
    const top = () => game(page, 200).evaluate((tile) => tile.getBoundingClientRect().top)
    const before = await top()
    await page.locator('a[href="/"]').first().dispatchEvent('click')
    await page.waitForURL(/\d\/$/)
    await page.goBack()
    await expect.poll(top).toBeCloseTo(before, 0)
  })

  test('the keyboard reaches its tiles, and the focus ring is whole', async ({ page }) => {
    await openLong(page)
    await game(page, 250).focus()
    await expect(game(page, 250)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(game(page, 251)).toBeFocused()
    const margin = await game(page, 251).evaluate(
      (tile) => tile.parentElement && getComputedStyle(tile.parentElement).overflowClipMargin,
    )
    expect(margin).toBe('32px')
  })
})

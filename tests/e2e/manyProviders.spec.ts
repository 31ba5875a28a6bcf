import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** A backend that ignores `page_size`. Returns the providers of all calls for games. */
async function openMany(page: Page): Promise<string[]> {
  const data = Array.from({ length: 300 }, (_, index) => ({
    pro_id: index + 1,
    Alias: `House ${index + 1}`,
    Image: `/wordmark.svg?${index + 1}`,
  }))
  await page.route('**/api/get_all_providers*', (route) => route.fulfill({ json: { data } }))
  const asked: string[] = []
  await page.route('**/api/get_slot_game*', (route) => {
    const id = new URL(route.request().url()).searchParams.get('pro_id') ?? ''
    asked.push(id)
    // Two games fill one line of the two that a row reserves.
    const games = [1, 2].map((game) => ({
      game_id: game,
      pro_id: Number(id),
      name: `Game ${game} of ${id}`,
      type: 1,
    }))
    return route.fulfill({ json: { data: games, total: games.length } })
  })
  await page.goto('/casino')
  await expect(page.getByTestId('provider-row')).toHaveCount(100)
  await expect.poll(() => asked.length).toBeGreaterThan(1)
  // The page is idle after 2 s; the rest proves that nothing else asks.
  await page.waitForTimeout(4000)
  return asked
}

/** Counts the rows on screen and of one screen more, below and above. */
const near = (page: Page) =>
  page.getByTestId('provider-row').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return top <= 2 * innerHeight && bottom >= -innerHeight
      }).length,
  )

const firstGame = (page: Page, of: number) =>
  page.getByRole('button', { name: `Game 1 of ${of}`, exact: true })

test.describe('an index of 300 providers', { tag: '@both' }, () => {
  test.beforeEach(({ page }) =>
    page.route('**/wordmark.svg*', (route) => route.fulfill({ contentType: 'image/svg+xml' })),
  )

  test('asks for the games of the rows near the view, each once', async ({ page }) => {
    const marks: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/wordmark.svg')) marks.push(request.url())
    })
    const asked = await openMany(page)
    expect(asked).toHaveLength(await near(page))
    expect(marks.length).toBeLessThan(30)

    await page.getByTestId('provider-row').last().scrollIntoViewIfNeeded()
    await expect(firstGame(page, 100)).toBeVisible()
    await page.waitForTimeout(500)
    expect(asked.length).toBeLessThan(30)
    expect(new Set(asked).size).toBe(asked.length)
    // The loaded games of a row that has left the view stay in the document.
    await expect(firstGame(page, 1)).toBeAttached()
  })

  test('keeps its place on Back, and asks only for rows near the view when the network returns', async ({
    page,
  }) => {
    const asked = await openMany(page)
    await page.getByTestId('provider-row').nth(20).scrollIntoViewIfNeeded()
    await firstGame(page, 21).waitFor()
    await page.waitForTimeout(500)
    const top = await page.evaluate(() => scrollY)
    // Playwright's `click` might scroll.
    await page.locator('a[href="/"]').first().dispatchEvent('click')
    await page.waitForURL(/\d\/$/)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(top, -1)
    await firstGame(page, 21).waitFor()
    await page.waitForTimeout(500)

    asked.length = 0
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await expect.poll(() => asked.length).toBeGreaterThan(1)
    await page.waitForTimeout(500)
    expect(asked).toHaveLength(await near(page))
    expect(asked).not.toContain('1')
  })
})

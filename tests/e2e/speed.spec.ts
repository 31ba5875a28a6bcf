import type { Page } from '@playwright/test'
import house from '../../brands/sirocco.json' with { type: 'json' }
import { expect, test } from './fixtures'
import { tiles } from './pages'

/** Counts the requests of a page whose address has a part. */
function recordRequests(page: Page) {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  return (part: string) => requested.filter((url) => url.includes(part)).length
}

const openHome = (page: Page) => page.goto('/', { waitUntil: 'networkidle' })
const toPreview = (page: Page) => page.locator('main a[href="/casino/preview"]').last()

test.describe('the requests of a page on a phone', { tag: '@phone' }, () => {
  test('all rows request their games when the first view is idle, without a scroll', async ({
    page,
  }) => {
    const count = recordRequests(page)
    // The winners begin 21 px below this screen.
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/')
    await expect.poll(() => count('/api/get_slot_game')).toBe(house.homeRows.length)
    // The browser lists a request only after its response.
    const requestedAt = async (part: string) => {
      const entry = await page.waitForFunction(
        (name) => performance.getEntriesByType('resource').find((e) => e.name.includes(name)),
        part,
      )
      return entry.evaluate((found) => found?.startTime ?? NaN)
    }
    const first = await requestedAt('/api/papuler_slot')
    for (const part of ['/api/top_winners', '/api/get_slot_game'])
      expect((await requestedAt(part)) - first).toBeGreaterThan(1000)
  })

  test('images are requested when they are near the viewport, vertically and horizontally', async ({
    page,
  }) => {
    const count = recordRequests(page)
    await page.goto('/')
    await tiles(page).first().waitFor()
    await page.waitForLoadState('networkidle')
    const before = count('/demo/covers/')
    expect(before).toBeGreaterThan(2)
    expect(before).toBeLessThan(12)
    await tiles(page).nth(9).scrollIntoViewIfNeeded()
    await expect.poll(() => count('/demo/covers/')).toBeGreaterThan(before)
  })
})

test.describe('the code of a page', () => {
  test('is fetched once, when the player hovers its link', async ({ page }) => {
    const count = recordRequests(page)
    await openHome(page)
    expect(count('PreviewPage')).toBe(0)
    await toPreview(page).hover()
    // A script and a style each: the page's, and those shared by pages.
    await expect.poll(() => [count('/PreviewPage-'), count('/shared-')]).toEqual([2, 2])
    // The code of the messages is the last that follows the first view.
    await expect.poll(() => count('/Toasts-')).toBe(2)
    const scripts = count('.js')
    await toPreview(page).click()
    await page.getByRole('searchbox').waitFor()
    expect(count('.js')).toBe(scripts)
  })

  test('is not fetched ahead for players who save data', async ({ page }) => {
    const count = recordRequests(page)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await openHome(page)
    await toPreview(page).hover()
    // Proves an absence.
    await page.waitForTimeout(500)
    expect(count('PreviewPage')).toBe(0)
  })
})

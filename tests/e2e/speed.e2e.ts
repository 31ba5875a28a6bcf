import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LanguageCode } from '@/domain/entities'
import { openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})

afterAll(() => stage.close())

/** A page before its navigation, with a counter of its requests. */
async function recordRequests(layout: 'desktop' | 'mobile', lang: LanguageCode = 'en') {
  const page = await stage.visit('/launch.html', { layout, lang })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const count = (part: string) => requested.filter((url) => url.includes(part)).length
  return { page, count }
}

const open = (page: Page, path: string) => page.goto(new URL(path, stage.url).href)

describe('the requests of a page', () => {
  it.each([
    ['mobile', 1, 'ar'],
    ['desktop', 0, 'fr'],
  ] as const)('on %s the popular games are requested %i times', async (layout, games, lang) => {
    const { page, count } = await recordRequests(layout, lang)
    await open(page, '/')
    await page.getByTestId('game-tile').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(count('/api/papuler_slot')).toBe(games)
  })

  it('all rows request their games when the first view is idle, without a scroll', async () => {
    const { page, count } = await recordRequests('mobile')
    // The winners begin 21 px below this screen.
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, '/')
    await expect.poll(() => count('/api/get_slot_game'), { timeout: 10_000 }).toBe(3)
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

  it('images are requested when they are near the viewport, vertically and horizontally', async () => {
    const { page, count } = await recordRequests('mobile')
    await open(page, '/')
    await page.getByTestId('game-tile').first().waitFor()
    await page.waitForLoadState('networkidle')
    const before = count('/demo/covers/')
    expect(before).toBeGreaterThan(2)
    expect(before).toBeLessThan(12)
    await page.getByTestId('game-tile').nth(9).scrollIntoViewIfNeeded()
    await expect.poll(() => count('/demo/covers/')).toBeGreaterThan(before)
  })

  it("a page's code is fetched once, when the player hovers its link", async () => {
    const { page, count } = await recordRequests('desktop')
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    expect(count('PreviewPage')).toBe(0)
    const link = page.locator('main a[href="/casino/preview"]').last()
    await link.hover()
    // A script and a style each: the page's, and those shared by pages.
    await expect.poll(() => [count('/PreviewPage-'), count('/shared-')]).toEqual([2, 2])
    const scripts = count('.js')
    await link.click()
    await page.getByRole('searchbox').waitFor()
    expect(count('.js')).toBe(scripts)
  })

  it('without hovering, a route change fetches all its code in parallel', async () => {
    const { page } = await recordRequests('desktop')
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(4000)
    const requested: string[] = []
    page.on('request', (request) => {
      const [, name] = /\/(\w+)-[^/]+\.js$/.exec(request.url()) ?? []
      if (name) requested.push(name)
    })
    // Neither file gets a response, so neither request can depend on the other.
    await page.route(/\/(?:PreviewPage|shared)-[^/]+\.js$/, () => undefined)
    await page.locator('main a[href="/casino/preview"]').last().dispatchEvent('click')
    await expect.poll(() => requested.toSorted()).toEqual(['PreviewPage', 'shared'])
    await page.context().close()
  })

  it('the code shared by pages is requested once if a page was opened directly', async () => {
    const { page, count } = await recordRequests('desktop')
    await open(page, '/casino/preview')
    await page.getByRole('searchbox').waitFor()
    await page.waitForTimeout(4000)
    // A script and its style.
    expect(count('/shared-')).toBe(2)
  })

  it('nothing is fetched ahead for players who save data', async () => {
    const { page, count } = await recordRequests('desktop')
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    await page.locator('main a[href="/casino/preview"]').last().hover()
    await page.waitForTimeout(500)
    expect(count('PreviewPage')).toBe(0)
  })
})

import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findings, matrix, visitForAxe } from './axe'
import { openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('demo')
})
afterAll(() => stage.close())

/** Recent games and favourites of this device. */
const stored = JSON.stringify({
  version: 1,
  data: [1000, 1001, 1002].map((id) => ({
    game_id: id,
    provider_id: 37,
    type: 1,
    name: `Game ${String(id)}`,
    provider_name: 'Pragmatic',
    image: `/demo/covers/${String(id)}.webp`,
  })),
})
async function store(page: Page): Promise<void> {
  await page.evaluate((games) => {
    localStorage.setItem('recentGames', games)
    localStorage.setItem('favourites', games)
  }, stored)
}

describe('My games, in a browser', () => {
  it.each(matrix)(
    'axe finds nothing on the row and the page, in %s on %s',
    async (lang, layout) => {
      const page = await visitForAxe(stage, '/', lang, layout)
      await store(page)
      const found: string[] = []
      for (const path of ['/', '/my_games']) {
        await page.goto(new URL(path, stage.url).href)
        await page.locator('[aria-pressed="true"]').first().waitFor()
        await page.waitForTimeout(400)
        found.push(...(await findings(page)).map((finding) => `${path} ${finding}`))
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0)
      }
      expect(found).toEqual([])
      await page.context().close()
    },
  )

  it('on a phone a heart is 44 px, and a change shows in the other tab', async () => {
    const page = await visitForAxe(stage, '/casino/preview', 'en', 'mobile')
    const heart = page.getByRole('button', { name: 'Favourite', exact: true }).first()
    await heart.waitFor()
    const box = await heart.boundingBox()
    expect([box?.width, box?.height]).toEqual([44, 44])
    const other = await page.context().newPage()
    await other.goto(new URL('/casino/preview', stage.url).href)
    await other.getByTestId('game-tile').first().waitFor()
    await heart.tap()
    await other.locator('[aria-pressed="true"]').first().waitFor()
    await page.context().close()
  })

  it('the row shows with the first view and shifts nothing', async () => {
    const page = await visitForAxe(stage, '/', 'en', 'desktop')
    await store(page)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.reload()
    await page.getByRole('region', { name: 'Recently played' }).waitFor()
    await page.waitForTimeout(1500)
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
    )
    expect(total).toBeLessThan(0.02)
    await page.context().close()
  })
})

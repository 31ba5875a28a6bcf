import type { BrowserContext } from '@playwright/test'
import { findings } from './axe'
import { expect, test } from './fixtures'
import { forAxe, open } from './still'
import { sideways } from './visualSurvey'

test.use({ build: 'dist-demo', ...forAxe })

/** Puts recent games and favourites on the device. */
const store = (context: BrowserContext) =>
  context.addInitScript(() => {
    const data = [1000, 1001, 1002].map((id) => ({
      game_id: id,
      provider_id: 37,
      type: 1,
      name: `Game ${String(id)}`,
      provider_name: 'Pragmatic',
      image: `/demo/covers/${String(id)}.webp`,
    }))
    for (const name of ['recentGames', 'favourites'])
      localStorage.setItem(name, JSON.stringify({ version: 1, data }))
  })

test.describe('My games, in a browser', () => {
  for (const lang of ['fr', 'ar']) {
    test.describe(`in ${lang}`, { tag: '@both' }, () => {
      test.use({ lang })

      test('axe finds nothing on the row and the page', async ({ page, context }) => {
        await store(context)
        for (const path of ['/', '/my_games']) {
          await open(page, path)
          await page.locator('[aria-pressed="true"]').first().waitFor()
          expect([path, await findings(page)]).toEqual([path, []])
          expect([path, await page.evaluate(sideways)]).toEqual([path, 0])
        }
      })
    })
  }

  test('on a phone a heart is 44 px', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/casino/preview')
    const heart = page.getByRole('button', { name: 'Favourite', exact: true }).first()
    const { width, height } = (await heart.boundingBox())!
    expect([width, height]).toEqual([44, 44])
  })

  test(
    'the row shows with the first view and shifts nothing',
    { tag: '@chromium' },
    async ({ page, context }) => {
      await store(context)
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/')
      await page.getByRole('region', { name: 'Recently played' }).waitFor()
      // Proves an absence: nothing moves later either.
      await page.waitForTimeout(1500)
      const total = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
      )
      expect(total).toBeLessThan(0.02)
    },
  )
})

import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures'
import { gameFrame, launchWith, tiles } from './pages'

test.use({ build: 'dist-demo', player: 'yasmine' })

test.describe('a hostile game reaches nothing', () => {
  const source = readFileSync('demo/pages/hostile.js', 'utf8')
  const attempts = [
    'cookie',
    'localStorage',
    'sessionStorage',
    'parentDocument',
    'parentStorage',
    'api',
    'topLocation',
  ]
  test.use({
    allowed: /from origin 'null'|^Unsafe attempt to initiate navigation|^Blocked opening/,
  })

  for (const [name, isFrame] of [
    ['as script text in the launcher page', false],
    ['as a page of our own host', true],
  ] as const) {
    test(name, async ({ page, site, context }) => {
      await launchWith(
        page,
        isFrame ? new URL('/demo/games/hostile', site.url).href : source,
        isFrame,
      )
      await page.goto('/casino/preview')
      const token = await page.evaluate(() => localStorage.getItem('token'))
      await tiles(page).first().click()
      const game = gameFrame(page)
      const attempt = (which: string) => game.locator(`[data-attempt="${which}"]`)
      await attempt('api').waitFor()
      // Retries the press, because a new frame can miss a pointer event on a slow machine.
      await expect(async () => {
        await game.getByRole('button', { name: 'Move the top page' }).click()
        await expect(attempt('topLocation').first()).toBeAttached({ timeout: 1000 })
      }).toPass({ timeout: 15_000 })
      const lines = await game.locator('[data-attempt]').allTextContents()
      const outcomes = lines.map((line) => line.split(' ').slice(0, 2).join(' '))
      expect([...new Set(outcomes)].sort()).toEqual(
        attempts.map((which) => `${which}: denied`).sort(),
      )
      expect(new URL(page.url()).pathname).toBe('/casino/play_game')
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token)

      await game.getByRole('button', { name: 'Open a popup' }).click()
      // Proves an absence: no window opens.
      await page.waitForTimeout(500)
      expect(context.pages()).toHaveLength(1)
    })
  }
})

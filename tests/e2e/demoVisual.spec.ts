import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { balance } from './pages'

test.use({ build: 'dist-demo' })

/** The elements that the badge overlaps or overflows. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header')
    const badge = header?.querySelector('small[title]')
    if (!header || !badge) return ['no badge']
    const box = badge.getBoundingClientRect()
    const frame = header.getBoundingClientRect()
    const isInside =
      box.top >= frame.top &&
      box.bottom <= frame.bottom &&
      box.left >= frame.left &&
      box.right <= frame.right
    const isOver = (element: Element) => {
      const other = element.getBoundingClientRect()
      const isBeside = other.right <= box.left || other.left >= box.right
      return !isBeside && other.bottom > box.top + 1 && other.top < box.bottom - 1
    }
    const over = [...header.querySelectorAll('img, svg, button, [data-testid]')].filter(isOver)
    return [...(isInside ? [] : ['outside']), ...over.map((element) => element.tagName)]
  })

for (const lang of ['fr', 'ar']) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang })

    for (const player of [null, 'yasmine'] as const) {
      test.describe(player ? 'for a player' : 'for a visitor', () => {
        test.use({ player })

        test('the demo badge covers nothing', { tag: '@both' }, async ({ page, isMobile }) => {
          for (const width of isMobile ? [390, 320] : [1440, 1024]) {
            await page.setViewportSize({ width, height: 700 })
            await page.goto('/crash')
            await page.locator('header small[title]').waitFor()
            if (player) await balance(page).waitFor()
            expect(await covered(page)).toEqual([])
          }
        })
      })
    }

    test.describe('on a narrow screen', () => {
      test.use({ player: 'yasmine', viewport: { width: 1280, height: 800 } })

      test("the names in the sportsbook's column do not overlap", async ({ page }) => {
        await page.goto('/sport')
        const column = page.frameLocator('[data-testid="sport-frame"] iframe').locator('.isSmall')
        await column.locator('.choice').nth(5).waitFor()
        const gaps = await column.evaluate((node) => {
          const boxes = [...node.querySelectorAll('.choice > span')].map((name) =>
            name.getBoundingClientRect(),
          )
          return boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0))
        })
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8)
      })
    })
  })
}

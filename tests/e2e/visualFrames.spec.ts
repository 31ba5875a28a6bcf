import type { Page } from '@playwright/test'
import { paths } from '@/domain/paths'
import { expect, test } from './fixtures'
import { navigateTo, open, still } from './still'

test.use({ build: 'dist-demo', lang: 'fr', player: 'yasmine', ...still })

/** Parts of the bar that overlap or are outside the window. */
const clashes = (page: Page) =>
  page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll<HTMLElement>(
        'main h1 > span, [data-testid="session-clock"] > *, [data-testid="play-balance"], main header button',
      ),
    ].map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    return {
      count: parts.length,
      outside: parts.filter(({ box }) => box.left < 0 || box.right > innerWidth),
      pairs: parts.flatMap((a, i) =>
        parts.slice(i + 1).flatMap((b) => (meet(a.box, b.box) ? [`${a.name} / ${b.name}`] : [])),
      ),
    }
  })

const sidebarWidth = async (page: Page) =>
  (await page.locator('#sidebar').boundingBox())?.width ?? 0

for (const lang of ['fr', 'ar'] as const) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang })

    test('the page uses the space of a collapsed sidebar', async ({ page }) => {
      await open(page, '/')
      /** The width of the sidebar, and of what is neither sidebar nor page. */
      const widths = () =>
        page.evaluate(() => {
          const shown = document.querySelector('#sidebar')?.getBoundingClientRect().width ?? 0
          const rest = document.querySelector('#sidebar + *')?.getBoundingClientRect().width ?? 0
          return { shown, unused: document.documentElement.clientWidth - shown - rest }
        })
      const toggle = page.locator('[aria-controls=sidebar]')
      const { shown } = await widths()
      expect(shown).toBeGreaterThan(200)
      await toggle.click()
      await expect.poll(widths).toEqual({ shown: 76, unused: 0 })
      // Sooner it would be a double click, which collapses once.
      await page.waitForTimeout(500)
      await toggle.click()
      await expect.poll(widths).toEqual({ shown, unused: 0 })
    })

    for (const width of [320, 768]) {
      test.describe(`the bar above a game at ${width} px`, { tag: '@phone' }, () => {
        test.use({ viewport: { width, height: 640 } })

        test('shows all its parts, also in full screen', async ({ page }) => {
          await open(page, '/')
          await navigateTo(page, paths.casinoPlay)
          await page.getByTestId('session-clock').waitFor()
          // Name, two clocks, six buttons.
          expect(await clashes(page)).toEqual({ count: 9, outside: [], pairs: [] })
          await page.locator('main header button[aria-pressed]').last().tap()
          await page.getByTestId('play-balance').waitFor()
          // In full screen the balance replaces the button "Not loading?".
          expect(await clashes(page)).toEqual({ count: 9, outside: [], pairs: [] })
        })
      })
    }
  })
}

test.describe('Decisions 31: frames use the full width', () => {
  test('a game also uses the sidebar’s space, and the sidebar is unchanged afterwards', async ({
    page,
  }) => {
    await open(page, '/')
    await expect.poll(() => sidebarWidth(page)).toBeGreaterThan(200)
    await navigateTo(page, paths.casinoPlay)
    await expect.poll(() => sidebarWidth(page)).toBeLessThan(100)
    await navigateTo(page, paths.casino)
    await expect.poll(() => sidebarWidth(page)).toBeGreaterThan(200)
  })

  test('the sport pages use all of the window beside the sidebar, the previews do not', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 2200, height: 900 })
    await open(page, '/')
    /** The width of a page's content, and what is left beside the sidebar. */
    const widths = async (path: string) => {
      await navigateTo(page, path)
      const main = (await page.getByRole('main').boundingBox())?.width ?? 0
      return { main, all: 2200 - (await sidebarWidth(page)) }
    }
    for (const path of [paths.sport, paths.live]) {
      const { main, all } = await widths(path)
      expect([path, main]).toEqual([path, all])
    }
    for (const path of [paths.casinoPreview, paths.liveCasinoPreview, paths.crashPreview]) {
      const { main, all } = await widths(path)
      expect([path, main < all - 300]).toEqual([path, true])
    }
  })

  test.describe('on a phone', { tag: '@phone' }, () => {
    test.use({ lang: 'ar' })

    test('the bottom bar does not overlap the sport frame', async ({ page }) => {
      await open(page, '/')
      await navigateTo(page, paths.sport)
      const frame = (await page.getByTestId('sport-frame').boundingBox())!
      const end = frame.y + frame.height
      for (const part of ['svg', '> span']) {
        const star = page.locator(`nav [aria-haspopup="dialog"] ${part}`).first()
        expect((await star.boundingBox())!.y).toBeGreaterThanOrEqual(end)
      }
    })
  })
})

import type { Page } from '@playwright/test'
import { findings } from './axe'
import { expect, test } from './fixtures'
import { gameFrame, tiles } from './pages'
import { forAxe } from './still'

test.use({ build: 'dist-demo', player: 'yasmine', ...forAxe })
test.beforeEach(({ faults }) => {
  faults.set({ call: '/notice.json', fault: 'notice', times: null })
})

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Maintenance' })
const close = (page: Page) => page.getByRole('button', { name: 'Close notice' })
const boxOf = async (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect)

test.describe('the line of a notice', { tag: '@both' }, () => {
  test('never covers a game: not on its page, not in the mini player', async ({ page }) => {
    await page.goto('/casino/preview')
    await expect(notice(page)).toBeVisible()
    await tiles(page).first().click()
    await gameFrame(page).getByRole('button').first().waitFor()
    await expect(notice(page)).toBeHidden()
    await page.getByRole('button', { name: 'Minimise' }).click()
    await expect(notice(page)).toBeVisible()
    await page.setViewportSize({ width: 844, height: 390 })
    const frame = page.getByTestId('game-frame')
    const isOnTop = await frame.evaluate((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect()
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      return [Math.max(top, header) + 2, (top + bottom) / 2, bottom - 2].every(
        (y) => document.elementFromPoint((left + right) / 2, y) === node,
      )
    })
    expect(isOnTop).toBe(true)
  })

  test('stays in sight, leaves what is read in its place, and hides no focus', async ({ page }) => {
    await page.goto('/')
    await tiles(page).nth(12).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 200)
    const topOf = () =>
      tiles(page)
        .nth(12)
        .evaluate((node) => Math.round(node.getBoundingClientRect().top))
    await page.waitForTimeout(500)
    const before = await topOf()
    await expect(notice(page)).toBeInViewport()
    expect(Math.abs((await topOf()) - before)).toBeLessThan(2)
    // Backwards, the focus comes to rest at the upper end of the window.
    await tiles(page).nth(12).focus()
    for (let turn = 0; turn < 12; turn++) {
      await page.keyboard.press('Shift+Tab')
      const top = await page.evaluate(() => {
        const focused = document.activeElement
        const isPage = document.getElementById('main')?.contains(focused)
        return isPage ? (focused?.getBoundingClientRect().bottom ?? 0) : Infinity
      })
      const line = await notice(page).evaluate((node) => node.getBoundingClientRect().bottom)
      expect(top).toBeGreaterThan(line)
    }
  })

  test('is closed by keyboard, for good; the focus then is on the page', async ({ page }) => {
    await page.goto('/virtual')
    await expect(notice(page)).toBeVisible()
    expect(await findings(page)).toEqual([])
    await close(page).focus()
    const before = await page.evaluate(() => scrollY)
    await page.keyboard.press('Enter')
    await expect(notice(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.reload()
    await page.waitForResponse('**/notice.json')
    await expect(notice(page)).toHaveCount(0)
  })

  for (const lang of ['fr', 'ar'] as const) {
    test.describe(`in ${lang}, with forced colours and text of 200 %`, () => {
      test.use({ lang, textSize: 32, contextOptions: { forcedColors: 'active' } })
      test('is whole, and scrolls away with the page', async ({ page }) => {
        await page.goto('/virtual')
        const line = page.locator('[role=status] > div')
        await expect(line).toBeVisible()
        const fits = await line.evaluate((node) =>
          [node, ...node.children].every(
            ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth || clientWidth === 0,
          ),
        )
        expect(fits).toBe(true)
        const { width, height } = await boxOf(page, '[role=status] button')
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
        const { position } = await page
          .locator('#main')
          .evaluate((node) => getComputedStyle(node.previousElementSibling ?? node))
        expect(position).toBe('static')
      })
    })
  }
})

import { launchOptions } from './browser'
import { expect, test } from './fixtures'
import { header } from './pages'

// Scrollbars take space.
test.use({ launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } })

test(
  'the page behind the side menu of a phone does not scroll',
  { tag: ['@phone', '@chromium'] },
  async ({ page }) => {
    await page.goto('/casino/preview')
    const title = page.getByRole('heading', { level: 1 })
    const { height } = page.viewportSize()!
    const scroll = async () => {
      // Beside the menu, where the page shows.
      await page.mouse.move(page.viewportSize()!.width - 8, height / 2)
      await page.mouse.wheel(0, 300)
      // Proves an absence.
      await page.waitForTimeout(300)
      return page.evaluate(() => scrollY)
    }
    await expect(title).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    expect(await scroll()).toBe(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await scroll()).toBeGreaterThan(0)
  },
)

for (const path of ['/casino/preview', '/my_games'])
  test(
    `the page behind a dialog does not scroll or move: ${path}`,
    { tag: ['@both', '@chromium'] },
    async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.removeProperty('scrollbar-gutter')
        })
      })
      await page.goto(path)
      const dialog = page.getByRole('dialog')
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toBeVisible()
      const before = await title.boundingBox()
      await header(page).getByRole('button', { name: 'Login' }).click()
      await expect(dialog).toBeVisible()
      const { width, height } = page.viewportSize()!
      await page.mouse.move(width / 2, height - 100)
      await page.mouse.wheel(0, 300)
      // Proves an absence.
      await page.waitForTimeout(300)
      expect(await title.boundingBox()).toEqual(before)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      expect(await title.boundingBox()).toEqual(before)
      if (path === '/my_games') return
      await page.mouse.wheel(0, 300)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    },
  )

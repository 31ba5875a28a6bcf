import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { fillInLogin, gameFrame, playFirst, tiles } from './pages'

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const frame = (page: Page) => page.getByTestId('game-frame')
const close = (page: Page) => page.getByRole('button', { name: 'Close', exact: true })

/** Proves an absence: a page waits at most this long for the content that it scrolls to. */
async function expectToStayAtTop(page: Page) {
  await page.waitForTimeout(500)
  expect(await top(page)).toBe(0)
}

test.describe('the URL is the state of a preview', () => {
  test('a deep link shows its provider, category and search', async ({ page }) => {
    await page.goto('/casino/preview?p=37&s=ember')
    await expect(page.getByRole('button', { name: 'Dragon Ember' })).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('ember')
    const providers = page.getByRole('radiogroup', { name: 'Providers' })
    await expect(providers.getByRole('radio', { checked: true })).toHaveAttribute(
      'aria-label',
      'Pragmatic',
    )
  })

  test('a page opened by URL starts at the top, and a reload restores the scroll position', async ({
    page,
  }) => {
    await page.goto('/')
    await tiles(page).first().waitFor()
    await page.mouse.wheel(0, 600)
    await expect.poll(() => top(page)).toBe(600)
    await page.reload()
    await expect.poll(() => top(page)).toBe(600)

    await page.goto('/casino/preview')
    await expect(tiles(page)).toHaveCount(28)
    await expectToStayAtTop(page)
    await page.goBack()
    await tiles(page).first().waitFor()
    await expect.poll(() => top(page)).toBe(600)

    await page.goto('/')
    await tiles(page).first().waitFor()
    await expectToStayAtTop(page)
    await page.locator('a[href="/casino/preview"]').first().click()
    await page.waitForURL('**/casino/preview')
    await page.goBack()
    await tiles(page).first().waitFor()
    await expectToStayAtTop(page)
  })
})

test('a visitor who clicks a game logs in and gets the same game; a reload keeps it', async ({
  page,
}) => {
  await page.goto('/casino/preview')
  await page.getByRole('button', { name: 'Book of Embers' }).click()
  await fillInLogin(page)
  const game = page.locator('iframe[title="Book of Embers"]')
  await expect(game).toBeVisible()
  await page.reload()
  await expect(game).toBeVisible()
  await expect(game).toHaveCount(1)
})

test.describe('a player', () => {
  test.use({ player: 'yasmine' })

  test(
    'who goes back from a game gets the pages, filters and position of before',
    { tag: '@both' },
    async ({ page, isMobile }) => {
      const size = isMobile ? 30 : 28
      await page.goto('/casino/preview?p=37')
      await page.getByRole('button', { name: 'Load More' }).click()
      await expect(tiles(page)).toHaveCount(size * 2)
      const tile = tiles(page).nth(size + 4)
      await tile.scrollIntoViewIfNeeded()
      const before = await top(page)
      expect(before).toBeGreaterThan(200)
      await tile.click()
      await frame(page).waitFor()

      await close(page).click()
      await expect(tiles(page)).toHaveCount(size * 2)
      expect(new URL(page.url()).search).toBe('?p=37')
      await expect.poll(async () => Math.abs((await top(page)) - before)).toBeLessThan(120)
    },
  )

  test('who goes back after closing a game does not start it again', async ({ page }) => {
    await page.goto('/casino')
    await page.getByRole('button', { name: 'Sugar Parade' }).first().click()
    await frame(page).waitFor()
    await close(page).click()
    await page.getByRole('heading', { level: 1, name: 'Casino' }).waitFor()
    await page.goBack()
    // Proves an absence.
    await page.waitForTimeout(500)
    await expect(frame(page)).toHaveCount(0)
  })

  test('sees a game in full screen, and leaves that', { tag: '@both' }, async ({ page }) => {
    await playFirst(page)
    await frame(page).waitFor()
    await page.getByRole('button', { name: 'Fullscreen' }).click()
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
    await expect.poll(isFull).toBe(true)
    await expect(close(page)).toBeVisible()
    await page.evaluate(() => document.exitFullscreen())
    await expect.poll(isFull).toBe(false)
  })

  test('gets a game delivered as script text in the launcher page, without our origin', async ({
    page,
  }) => {
    await page.goto('/casino/preview')
    // 1001 is a multiple of seven: the demo launches it as a script.
    await page.locator('[data-game-id="1001"]').click()
    await expect(gameFrame(page).getByRole('button', { name: 'Spin' })).toBeVisible()
    await expect(frame(page)).toHaveAttribute('sandbox', /allow-scripts/)
    await expect(frame(page)).not.toHaveAttribute('sandbox', /allow-same-origin/)
  })
})

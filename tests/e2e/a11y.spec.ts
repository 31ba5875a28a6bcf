import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { header } from './pages'
import { findings } from './axe'
import { forAxe, open, rest } from './still'

test.use({ build: 'dist-demo' })

/** One path for each kind of page. */
const visitors = [
  '/',
  '/casino',
  '/crash',
  '/live_casino/preview',
  '/pragmatic',
  '/virtual',
  '/play_responsibly',
]
const players = [
  '/profile',
  '/reset_password',
  '/transaction_history',
  '/casino_history',
  '/sport_history',
  '/statement',
  '/sport',
]

async function faultsOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await open(page, path)
    for (const finding of await findings(page)) found.push(`${path} ${finding}`)
  }
  return found
}

for (const lang of ['fr', 'ar']) {
  test.describe(`axe finds nothing in ${lang}`, () => {
    test.use({ lang, ...forAxe })

    // Each layout in one language.
    const tag = lang === 'ar' ? '@phone' : []
    test("on a visitor's pages", { tag }, async ({ page }) => {
      expect(await faultsOf(page, visitors)).toEqual([])
    })

    test.describe('as a player', { tag }, () => {
      test.use({ player: 'yasmine' })

      test("on a player's pages", async ({ page }) => {
        expect(await faultsOf(page, players)).toEqual([])
      })
    })

    test('in the login dialog and the menus', { tag: '@both' }, async ({ page, isMobile }) => {
      await open(page, '/')
      if (isMobile) await page.locator('nav [aria-expanded]').last().click()
      else await header(page).locator('[aria-haspopup="menu"]').last().click()
      await page.getByRole(isMobile ? 'dialog' : 'menu').waitFor()
      await rest(page)
      expect(await findings(page)).toEqual([])
      await page.keyboard.press('Escape')
      // The first button is the search.
      await header(page).locator('[aria-haspopup="dialog"]').last().click()
      await page.getByRole('dialog').waitFor()
      await rest(page)
      expect(await findings(page)).toEqual([])
    })
  })
}

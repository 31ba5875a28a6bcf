import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { header } from './pages'
import { findings } from './axe'
import { forAxe, open, rest } from './still'
import { sideways } from './visualSurvey'
import { keepGames } from './worlds'

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
  '/my_games',
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
    const beyond = await page.evaluate(sideways)
    if (beyond > 0) found.push(`${path} scrolls sideways by ${beyond} px`)
  }
  return found
}

/** Opens a dialog or a menu with a button, and closes it. */
async function expectNoFindings(page: Page, button: Locator, search = '') {
  const box = page.locator('[role="dialog"], [role="menu"]')
  await button.click()
  await box.waitFor()
  if (search) {
    await page.getByRole('combobox').fill(search)
    await page.getByRole('option').first().waitFor()
  }
  await rest(page)
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await box.waitFor({ state: 'detached' })
}

for (const lang of ['fr', 'ar']) {
  // Each layout in one language.
  test.describe(`axe finds nothing in ${lang}`, { tag: lang === 'ar' ? '@phone' : [] }, () => {
    test.use({ lang, ...forAxe })

    test("on a visitor's pages", async ({ page, context }) => {
      await context.addInitScript(keepGames)
      expect(await faultsOf(page, visitors)).toEqual([])
      // The last page has games.
      await expect(page.locator('[aria-pressed="true"]').first()).toBeVisible()
    })

    test.describe('as a player', () => {
      test.use({ player: 'yasmine' })

      test("on a player's pages", async ({ page }) => {
        expect(await faultsOf(page, players)).toEqual([])
      })
    })

    test('in the dialogs and the menus', async ({ page, isMobile }) => {
      await open(page, '/')
      const dialogs = header(page).locator('[aria-haspopup="dialog"]')
      const menu = header(page).locator('[aria-haspopup="menu"]')
      await expectNoFindings(
        page,
        isMobile ? page.locator('nav [aria-expanded]').last() : menu.last(),
      )
      const search = dialogs.first()
      const { width, height } = (await search.boundingBox())!
      expect([width, height]).toEqual([44, 44])
      await expectNoFindings(page, search, 'ru')
      // The login.
      await expectNoFindings(page, dialogs.last())
    })
  })
}

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { gameFrame, header, launchWith, playFirst } from './pages'

test.use({ player: 'yasmine' })

const GAME = 'https://games.example/'
const HOUR = 3_600_000

/** When a game's script takes the focus: at intervals, or whenever the game loses it. */
const thieves = {
  'every 100 ms': 'setInterval(take, 100)',
  'every second': 'setInterval(take, 1000)',
  'on blur': "addEventListener('blur', take); take()",
}

const gameOf = (thief: string) => `<!doctype html><title>game</title><input><script>
  const take = () => document.querySelector('input').focus()
  addEventListener('keydown', ({ key }) => gotKey(key))
  ${thief}
</script>`

/** The keys that the game has received. */
let keys: string[]

/** Presses keys like a player for two seconds; the game receives none. */
async function type(page: Page, text: string) {
  keys.length = 0
  await page.keyboard.type(text, { delay: 2000 / text.length })
  expect(keys).toEqual([])
}

/** A game can take the focus a few times before its frame is removed. */
const letItTakeFocus = (page: Page) => page.waitForTimeout(1500)

for (const [name, thief] of Object.entries(thieves)) {
  test.describe(`a game that steals the focus ${name} receives no key`, () => {
    test.beforeEach(async ({ page }) => {
      keys = []
      await page.exposeFunction('gotKey', (key: string) => keys.push(key))
      await page.route(`${GAME}**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: gameOf(thief) }),
      )
      await launchWith(page, GAME)
      await page.clock.install({ time: new Date() })
      await playFirst(page)
      await gameFrame(page).locator('input').waitFor()
      await page.getByTestId('session-clock').waitFor()
    })

    test('typed into the search', async ({ page }) => {
      await page.getByRole('button', { name: 'Minimise' }).click()
      await header(page).getByRole('button', { name: 'Search' }).click()
      const dialog = page.getByRole('dialog')
      const field = dialog.getByRole('combobox').or(dialog.getByRole('searchbox'))
      await field.waitFor()
      await letItTakeFocus(page)
      await type(page, 'pharaoh')
      await expect(field).toHaveValue('pharaoh')
    })

    // What takes the frame away does so for each thief alike.
    if (name !== 'every 100 ms') return

    test('while the time check is open', async ({ page, site }) => {
      site.pass(HOUR)
      await page.clock.fastForward(HOUR)
      const dialog = page.getByRole('alertdialog', { name: 'Time check' })
      await dialog.waitFor()
      await letItTakeFocus(page)
      await type(page, ' '.repeat(10))
      await expect(dialog).toHaveCount(1)
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await expect(gameFrame(page).locator('input')).toBeVisible()
    })

    test('of a password', async ({ page }) => {
      await page.getByRole('button', { name: 'Minimise' }).click()
      await page.getByRole('region', { name: /^Mini player/ }).waitFor()
      await page.getByRole('button', { name: 'ACCOUNT', exact: true }).click()
      await page.getByRole('link', { name: 'Reset password' }).click()
      const field = page.getByLabel('Old password', { exact: true })
      await field.click()
      await expect(page.locator('iframe')).toHaveCount(0)
      await expect(page.getByText('The game was closed')).toBeVisible()
      await type(page, 'MySecretPassword1')
      await expect(field).toHaveValue('MySecretPassword1')
    })
  })
}

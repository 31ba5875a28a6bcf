import { expect, test } from './fixtures'
import { balance, gameFrame, logIn, tiles } from './pages'

const digits = (money: string) => money.replace(/\D/g, '')

test.describe('The main journey', () => {
  test.describe('in French', () => {
    test.use({ lang: 'fr' })

    test('opens on the home page in French with real content', async ({ page }) => {
      await page.goto('/')
      const row = page.getByRole('region', { name: 'Machines populaires' })
      await expect(tiles(row).first()).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    })
  })

  test(
    'a player logs in, plays a slot and finds the rounds in the history',
    { tag: '@both' },
    async ({ page }) => {
      await page.goto('/')
      await logIn(page)
      await expect(balance(page)).toContainText('TND')
      const before = digits(await balance(page).innerText())

      const row = page.getByRole('region', { name: 'Popular Slots' })
      await row.getByRole('button', { name: 'Sirocco Nights' }).click()
      const spin = gameFrame(page).getByRole('button', { name: 'Spin' })
      let settled = before
      // A win can equal the stakes, so rounds are played until the balance differs.
      for (let round = 0; round < 2 || settled === before; round++) {
        const answer = page.waitForResponse('**/settle/slot')
        await spin.click()
        settled = digits(((await (await answer).json()) as { balance: string }).balance)
        await expect(spin).toBeEnabled({ timeout: 15_000 })
      }
      await expect.poll(async () => digits(await balance(page).innerText())).toBe(settled)

      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Casino' })).toBeVisible()
      await page.goto('/casino_history')
      await expect(page.getByText('Sirocco Nights').nth(1)).toBeVisible()
    },
  )
})

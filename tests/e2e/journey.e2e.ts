import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logIn, openStage, type Layout, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const balance = (page: Page) => page.getByTestId('balance').first().innerText()
const digits = (money: string) => money.replace(/\D/g, '')

describe('The main journey', () => {
  it('opens on the home page in French with real content', async () => {
    const page = await stage.visit('/', { lang: 'fr' })
    await page
      .getByRole('region', { name: 'Machines populaires' })
      .getByTestId('game-tile')
      .first()
      .waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    await page.context().close()
  })

  it.each<Layout>(['desktop', 'mobile'])(
    'on %s: a player logs in, plays a slot and finds the rounds in the history',
    async (layout) => {
      const page = await stage.visit('/', { layout })
      await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
      await logIn(page)
      const before = await balance(page)
      expect(before).toContain('TND')

      const row = page.getByRole('region', { name: 'Popular Slots' })
      await row.getByRole('button', { name: 'Sirocco Nights' }).click()
      const game = page.frameLocator('[data-testid="game-frame"]')
      const spin = game.getByRole('button', { name: 'Spin' })
      let settledBalance = before
      // A win can equal the stakes, so rounds are played until the balance differs.
      for (let round = 0; round < 2 || digits(settledBalance) === digits(before); round++) {
        const settled = page.waitForResponse((response) => response.url().endsWith('/settle/slot'))
        await spin.click()
        const answer = (await (await settled).json()) as { balance: string }
        settledBalance = answer.balance
        await expect.poll(() => spin.isEnabled(), { timeout: 15_000 }).toBe(true)
      }
      await expect
        .poll(async () => digits(await balance(page)), { timeout: 15_000 })
        .toBe(digits(settledBalance))

      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Casino' }).waitFor()
      await page.goto(new URL('/casino_history', stage.url).href)
      await page.getByText('Sirocco Nights').first().waitFor()
      const rounds = await page.getByText('Sirocco Nights').count()
      expect(rounds).toBeGreaterThanOrEqual(2)
      await page.context().close()
    },
  )
})

import type { Page, Request } from '@playwright/test'
import type { World } from '@demo/backend/world'
import { slotWins, spin } from '@demo/games/slot'
import { expect, test } from './fixtures'
import { gameFrame } from './pages'

test.use({ build: 'dist-demo', player: 'yasmine' })

const STAKE = 1000
const wins = (share: number) =>
  slotWins(
    spin(() => share),
    STAKE,
  ).reduce((sum, { amount }) => sum + amount, 0)

/** The reels stop by themselves, where they win, and then the game asks for the win. */
const slot = {
  preview: '/casino/preview',
  name: 'Sirocco Nights',
  share: Array.from({ length: 100 }, (_, at) => at / 100).find((share) => wins(share) > STAKE)!,
  start: 'Spin',
  end: null,
}
/** The flight lasts until the player leaves. */
const crash = {
  preview: '/crash/preview',
  name: 'Falcon Rise',
  share: 0.99,
  start: 'Take off',
  end: 'Cash out',
}

const OPEN = 'Open or lost: the history does not say which.'

async function casinoRows(page: Page, world: World) {
  const address = (await page.getByTestId('game-frame').getAttribute('src')) ?? ''
  const launch = world.launch(/session=([\w-]+)/.exec(address)?.[1] ?? '')!
  return () => world.ledgerOf(launch.player).casino
}

for (const { preview, name, share, start, end } of [slot, crash]) {
  test.describe(`a connection that is cut in a round of ${name}`, () => {
    test.slow()

    const open = async (page: Page, world: World) => {
      world.random = () => share
      await page.goto(preview)
      await page.getByRole('button', { name, exact: true }).click()
      await button(page, start).waitFor()
      return casinoRows(page, world)
    }
    const button = (page: Page, label: string) =>
      gameFrame(page).getByRole('button', { name: label })
    /** The connection is back after more than a poll; one press shows what counted. */
    const seeWhatCounted = async (page: Page, faults: World['faults']) => {
      await expect(gameFrame(page).getByText(/^Connection lost/)).toBeVisible()
      const isPoll = (request: Request) => request.url().endsWith('/UserDetails')
      await page.waitForEvent('requestfailed', isPoll)
      await page.waitForEvent('requestfailed', isPoll)
      faults.setCut(null)
      await page.getByRole('button', { name: 'See what counted.' }).click()
      const dialog = page.getByRole('dialog', { name: 'Last rounds' })
      await expect(dialog.getByText(/^The newest row of any game: /)).toBeVisible()
      await expect(dialog.getByText(/may not be recorded yet/)).toBeVisible()
      return dialog
    }

    test('before the stake has arrived: the panel has no such round', async ({
      page,
      world,
      faults,
    }) => {
      const rows = await open(page, world)
      const before = rows()
      faults.setCut('requests')
      await button(page, start).click()
      const dialog = await seeWhatCounted(page, faults)
      expect(rows()).toEqual(before)
      for (const number of await dialog.getByRole('button', { name: /^Copy/ }).all()) {
        const label = await number.getAttribute('aria-label')
        expect(before.map(({ event }) => `Copy the number ${event}`)).toContain(label)
      }
    })

    test('after the stake: the panel says open or lost, and the game goes on', async ({
      page,
      world,
      faults,
    }) => {
      const rows = await open(page, world)
      const before = rows().length
      faults.setCut('answers')
      await button(page, start).click()
      const dialog = await seeWhatCounted(page, faults)
      const [bet, ...others] = rows().slice(before)
      expect([bet?.direction, others]).toEqual(['bet', []])
      const newest = dialog.getByRole('listitem').first()
      await expect(newest).toContainText(OPEN)
      await expect(newest).toContainText(bet?.event ?? '')
      await page.keyboard.press('Escape')
      await button(page, start).click()
      if (end) await button(page, end).click()
      await expect.poll(() => rows().length).toBe(before + 2)
      await page.getByRole('button', { name: 'Last rounds' }).click()
      await expect(newest.locator('dt', { hasText: 'Result' }).locator('+ dd')).toContainText('+')
    })

    test('after the win: the panel has stake, win and result', async ({ page, world, faults }) => {
      const rows = await open(page, world)
      const before = rows().length
      await button(page, start).click()
      await expect.poll(() => rows().length).toBe(before + 1)
      if (end) await button(page, end).waitFor()
      faults.setCut('answers')
      if (end) await button(page, end).click()
      await expect.poll(() => rows().length).toBe(before + 2)
      const dialog = await seeWhatCounted(page, faults)
      const newest = dialog.getByRole('listitem').first()
      const [bet, win] = rows()
        .slice(before)
        .map(({ amount }) => amount)
      const text = (amount = 0) => (amount / 1000).toFixed(3)
      for (const [label, amount] of [
        ['Stake', text(bet)],
        ['Win', text(win)],
        ['Result', `+${text((win ?? 0) - (bet ?? 0))}`],
      ] as const)
        await expect(newest.locator('dt', { hasText: label }).locator('+ dd')).toHaveText(
          `${amount} TND`,
        )
      expect(rows()).toHaveLength(before + 2)
    })
  })
}

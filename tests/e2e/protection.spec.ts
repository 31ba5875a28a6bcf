import type { Page } from '@playwright/test'
import { findings } from './axe'
import { expect, test } from './fixtures'
import { installClock, tiles } from './pages'
import { forAxe } from './still'

test.use({ build: 'dist-demo', player: 'yasmine', ...forAxe })

const HOUR = 3_600_000

/** Opens the lobby with a fake clock. */
async function enter(page: Page): Promise<void> {
  await page.goto('/play_responsibly')
  await installClock(page)
  await page.goto('/casino/preview')
}

async function play(page: Page): Promise<void> {
  await tiles(page).first().click()
  await expect(page.getByTestId('game-frame')).toBeVisible()
  await expect(page.getByTestId('session-clock')).toBeVisible()
}

test('the time check shows in one of two tabs, stays after a reload, and one answer closes it for both', async ({
  page,
  context,
  site,
}) => {
  await enter(page)
  await play(page)
  const other = await context.newPage()
  await other.clock.install({ time: new Date() })
  await other.goto('/casino/preview')
  await play(other)
  site.pass(HOUR)
  for (const each of [page, other]) await each.clock.fastForward(HOUR)
  const dialog = (each: Page) => each.getByRole('alertdialog', { name: 'Time check' })
  const shown = async () => (await dialog(page).count()) + (await dialog(other).count())
  await expect.poll(shown).toBe(1)
  const first = (await dialog(page).count()) === 1 ? page : other
  await first.keyboard.press('Escape')
  await first.keyboard.press('Enter')
  await expect(dialog(first)).toHaveCount(1)
  await expect(first.locator('[role=alertdialog]:focus-within')).toHaveCount(1)
  expect(await findings(first)).toEqual([])
  await first.reload()
  await expect.poll(shown).toBe(1)
  const holder = (await dialog(page).count()) === 1 ? page : other
  await dialog(holder).getByRole('button', { name: 'Continue' }).click()
  await expect.poll(shown).toBe(0)
  for (const tab of [page, other]) await expect(tab.getByTestId('game-frame')).toBeVisible()
})

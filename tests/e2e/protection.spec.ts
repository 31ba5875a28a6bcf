import type { BrowserContext, Page } from '@playwright/test'
import { findings } from './axe'
import { expect, test } from './fixtures'
import { installClock, pauseForADay, tiles } from './pages'
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

/** The time on the session clock in seconds. */
async function clockOf(page: Page): Promise<number> {
  const text = (await page.getByRole('timer').textContent()) ?? ''
  const parts = (/\d+:\d\d:\d\d/.exec(text)?.[0] ?? '').split(':')
  return parts.reduce((all, part) => all * 60 + Number(part), 0)
}

/** All requests that start a game or the sportsbook, in all pages of the context. */
function countStarts(context: BrowserContext): string[] {
  const starts: string[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (['/api/StartGame', '/api/sport'].includes(pathname)) starts.push(pathname)
  })
  return starts
}

const isPaused = (page: Page) => expect(page.getByText(/^Pause until/)).toBeVisible()

/** Tries every way to play in a tab; each leads to the page that shows the pause. */
async function tryAll(page: Page): Promise<void> {
  await page.goto('/casino/preview')
  await tiles(page).first().click()
  await expect(page).toHaveURL('/play_responsibly')
  for (const path of ['/sport', '/live']) {
    await page.goto(path)
    await expect(page).toHaveURL('/play_responsibly')
  }
  await isPaused(page)
}

test.describe('the session clock', () => {
  test('is correct after sleep and a reload', { tag: '@both' }, async ({ page, site }) => {
    await enter(page)
    await play(page)
    const before = await clockOf(page)
    site.pass(3 * HOUR)
    await page.clock.fastForward(3 * HOUR)
    await expect.poll(() => clockOf(page)).toBeGreaterThanOrEqual(before + 3 * 3600)
    await page.reload()
    await expect(page.getByTestId('session-clock')).toBeVisible()
    await expect.poll(() => clockOf(page)).toBeGreaterThanOrEqual(3 * 3600)
    expect(await clockOf(page)).toBeLessThan(3 * 3600 + 60)
  })

  test('shows on the sport page, and with the balance in full screen', async ({ page }) => {
    await page.goto('/sport')
    await expect(page.getByTestId('session-clock')).toBeVisible()
    await page.goto('/casino/preview')
    await play(page)
    await page.getByRole('button', { name: 'Fullscreen' }).click()
    await page.waitForFunction(() => document.fullscreenElement !== null)
    for (const part of ['session-clock', 'play-balance'])
      await expect(page.getByTestId(part)).toBeVisible()
  })
})

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

test.describe('a pause of 24 hours', () => {
  test('continues with the clock a day or years ahead, and ends by the server’s time', async ({
    page,
    context,
    site,
  }) => {
    await enter(page)
    await page.goto('/play_responsibly')
    await pauseForADay(page)
    await isPaused(page)
    const starts = countStarts(context)
    for (const ahead of [25 * HOUR, 2 * 365 * 24 * HOUR]) {
      await page.clock.setSystemTime(Date.now() + ahead)
      await page.reload()
      await tryAll(page)
    }
    expect(starts).toEqual([])
    // A clock that was ahead does not prolong the pause either.
    await page.clock.setSystemTime(Date.now())
    site.pass(24 * HOUR + 5000)
    await page.reload()
    await expect(page.getByText(/^Pause until/)).toBeHidden()
    await page.goto('/casino/preview')
    await play(page)
  })

  test('closes all frames in all tabs, and nothing starts until it ends, even with the clock set back', async ({
    page,
    context,
  }) => {
    await enter(page)
    const game = await context.newPage()
    await game.goto('/casino/preview')
    await play(game)
    const sport = await context.newPage()
    await sport.goto('/sport')
    await expect(sport.locator('iframe')).toBeVisible()
    const starts = countStarts(context)

    await page.goto('/play_responsibly')
    await pauseForADay(page)
    await isPaused(page)
    expect(await findings(page)).toEqual([])
    for (const tab of [game, sport]) {
      await expect(tab).toHaveURL('/play_responsibly')
      await expect(tab.locator('iframe')).toHaveCount(0)
    }

    await tryAll(page)
    await page.clock.setSystemTime(Date.now() - 48 * HOUR)
    await tryAll(page)
    const fresh = await context.newPage()
    await fresh.clock.install({ time: Date.now() - 48 * HOUR })
    await tryAll(fresh)
    expect(starts).toEqual([])
  })
})

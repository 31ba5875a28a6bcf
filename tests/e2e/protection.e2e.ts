import type { BrowserContext, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findings, forAxe } from './axe'
import {
  logInByToken,
  openStage,
  installClock,
  installServerClock,
  type Layout,
  type Stage,
  pauseForADay,
} from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('demo')
})
afterAll(() => stage.close())

const HOUR = 3_600_000
const seconds = (text: string) => text.split(':').reduce((all, part) => all * 60 + Number(part), 0)

/** Opens a player's page with a fake clock. */
async function enter(layout: Layout = 'desktop', context = {}): Promise<Page> {
  const page = await stage.visit('/play_responsibly', { layout, context })
  await installClock(page)
  await logInByToken(page)
  await page.goto(new URL('/casino/preview', stage.url).href)
  return page
}

const go = (page: Page, path: string) => page.goto(new URL(path, stage.url).href)
const frameOf = (page: Page) => page.getByTestId('game-frame')

async function play(page: Page): Promise<void> {
  await page.getByTestId('game-tile').first().click()
  await frameOf(page).waitFor()
  await page.getByTestId('session-clock').waitFor()
}

async function clockOf(page: Page): Promise<number> {
  const text = await page.getByRole('timer').textContent()
  return seconds(/\d+:\d\d:\d\d/.exec(text ?? '')?.[0] ?? '')
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

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Time check' })

describe('QUALITY H2: the session clock', () => {
  it.each(['desktop', 'mobile'] as const)(
    'is correct after sleep and a reload on %s',
    async (layout) => {
      const page = await enter(layout)
      const passOnServer = await installServerClock(page.context())
      await play(page)
      const before = await clockOf(page)
      passOnServer(3 * HOUR)
      await page.clock.fastForward(3 * HOUR)
      await expect.poll(() => clockOf(page)).toBeGreaterThanOrEqual(before + 3 * 3600)
      await page.reload()
      await page.getByTestId('session-clock').waitFor()
      await expect.poll(() => clockOf(page)).toBeGreaterThanOrEqual(3 * 3600)
      expect(await clockOf(page)).toBeLessThan(3 * 3600 + 60)
      await page.context().close()
    },
  )

  it('shows on the sport page, and with the balance in full screen', async () => {
    const page = await enter()
    await go(page, '/sport')
    await page.getByTestId('session-clock').waitFor()
    await go(page, '/casino/preview')
    await play(page)
    await page.getByRole('button', { name: 'Fullscreen' }).click()
    await page.waitForFunction(() => document.fullscreenElement !== null)
    for (const part of ['session-clock', 'play-balance']) await page.getByTestId(part).waitFor()
    await page.context().close()
  })
})

describe('QUALITY H3: the time check', () => {
  it('shows in one of two tabs, stays after a reload, and one answer closes it for both', async () => {
    const page = await enter('desktop', forAxe)
    const passOnServer = await installServerClock(page.context())
    await play(page)
    const other = await page.context().newPage()
    await other.clock.install({ time: new Date() })
    await go(other, '/casino/preview')
    await play(other)
    passOnServer(HOUR)
    for (const each of [page, other]) await each.clock.fastForward(HOUR)
    const shown = async () => (await dialog(page).count()) + (await dialog(other).count())
    await expect.poll(shown).toBe(1)
    const first = (await dialog(page).count()) === 1 ? page : other
    await first.keyboard.press('Escape')
    await first.keyboard.press('Enter')
    expect(await dialog(first).count()).toBe(1)
    expect(
      await first.evaluate(() => document.activeElement?.closest('[role=alertdialog]') !== null),
    ).toBe(true)
    expect(await findings(first)).toEqual([])
    await first.reload()
    await expect.poll(shown).toBe(1)
    const holder = (await dialog(page).count()) === 1 ? page : other
    await dialog(holder).getByRole('button', { name: 'Continue' }).click()
    await expect.poll(shown).toBe(0)
    for (const tab of [page, other]) await frameOf(tab).waitFor()
    await page.context().close()
  })
})

/** Tries every way to play in a tab; each leads to the page that shows the pause. */
async function tryAll(tab: Page): Promise<void> {
  await go(tab, '/casino/preview')
  await tab.getByTestId('game-tile').first().click()
  await tab.waitForURL('**/play_responsibly')
  for (const path of ['/sport', '/live']) {
    await go(tab, path)
    await tab.waitForURL('**/play_responsibly')
  }
  await tab.getByText(/^Pause until/).waitFor()
}

describe('a pause of 24 hours', () => {
  it('S11: continues with the clock a day or years ahead, and ends by the server’s time', async () => {
    const page = await enter()
    const passOnServer = await installServerClock(page.context())
    await go(page, '/play_responsibly')
    await pauseForADay(page)
    await page.getByText(/^Pause until/).waitFor()
    const starts = countStarts(page.context())
    for (const ahead of [25 * HOUR, 2 * 365 * 24 * HOUR]) {
      await page.clock.setSystemTime(Date.now() + ahead)
      await page.reload()
      await tryAll(page)
    }
    expect(starts).toEqual([])
    // S12: a clock that was ahead does not prolong the pause either.
    await page.clock.setSystemTime(Date.now())
    passOnServer(24 * HOUR + 5000)
    await page.reload()
    await page.getByText(/^Pause until/).waitFor({ state: 'hidden' })
    await go(page, '/casino/preview')
    await play(page)
    await page.context().close()
  })

  it('closes all frames in all tabs, and nothing starts until it ends, even with the clock set back', async () => {
    const page = await enter('desktop', forAxe)
    const game = await page.context().newPage()
    await go(game, '/casino/preview')
    await play(game)
    const sport = await page.context().newPage()
    await go(sport, '/sport')
    await sport.locator('iframe').waitFor()
    const starts = countStarts(page.context())

    await go(page, '/play_responsibly')
    await pauseForADay(page)
    await page.getByText(/^Pause until/).waitFor()
    expect(await findings(page)).toEqual([])
    for (const tab of [game, sport]) {
      await tab.waitForURL('**/play_responsibly')
      expect(await tab.locator('iframe').count()).toBe(0)
    }

    await tryAll(page)
    await page.clock.setSystemTime(Date.now() - 48 * HOUR)
    await tryAll(page)
    const fresh = await page.context().newPage()
    await fresh.clock.install({ time: Date.now() - 48 * HOUR })
    await tryAll(fresh)
    expect(starts).toEqual([])
    await page.context().close()
  })
})

import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameFrame, playMoving, visitMoving, type Moves } from './movingGame'
import { logInByToken, openStage, type Layout, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const PREVIEW = '/casino/preview?s=a'

const address = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
const PATIENCE = { timeout: 10_000 }
const isAt = (page: Page, path: string) => expect.poll(() => address(page), PATIENCE).toBe(path)
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click(PATIENCE)

/** The browser's Back, which may go back only inside a frame. */
const goBack = (page: Page) =>
  page.evaluate(() => {
    history.back()
  })

/** Loads two more pages of the list and scrolls; returns the preview's state. */
async function browse(page: Page) {
  const tiles = page.getByTestId('game-tile')
  await tiles.first().waitFor()
  const first = await tiles.count()
  for (const pages of [2, 3]) {
    await page.getByRole('button', { name: 'Load More' }).click()
    await expect.poll(() => tiles.count(), PATIENCE).toBe(pages * first)
  }
  // The click on Load More may still be scrolling smoothly to the button.
  const scrollsTo900 = () =>
    page.evaluate(async () => {
      window.scrollTo({ top: 900, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 300))
      return window.scrollY
    })
  await expect.poll(scrollsTo900, PATIENCE).toBe(900)
  return { tiles: first * 3, top: 900 }
}

async function expectRestored(page: Page, { tiles, top }: { tiles: number; top: number }) {
  await isAt(page, PREVIEW)
  expect(await page.locator('iframe').count()).toBe(0)
  await expect.poll(() => page.getByTestId('game-tile').count(), PATIENCE).toBe(tiles)
  await expect.poll(() => scrolled(page), PATIENCE).toBe(top)
}

const games: Moves[] = [
  { by: 'link', times: 1 },
  { by: 'redirect', times: 2 },
  { by: 'hash', times: 2 },
  { by: 'pushState', times: 1 },
  { by: 'pushState', times: 2 },
]
const many: Moves = { by: 'pushState', times: 60 }
const layouts: Layout[] = ['desktop', 'mobile']
const cases = layouts.flatMap((layout) => [...games, many].map((moves) => ({ layout, ...moves })))

const isAtStep = (page: Page, step: number) =>
  gameFrame(page)
    .getByText(`step ${String(step)}`, { exact: true })
    .waitFor()

describe('S1: a game that has navigated inside its frame can be left', () => {
  it.each(cases)(
    'with Minimise, Back and Close, after $times × $by on $layout',
    async ({ layout, ...moves }) => {
      const page = await visitMoving(stage, PREVIEW, moves, layout)
      const view = await browse(page)

      await playMoving(page, moves)
      await press(page, 'Minimise')
      await isAt(page, PREVIEW)
      // The game continues where it was.
      await isAtStep(page, moves.times)
      await expect.poll(() => scrolled(page), PATIENCE).toBe(view.top)
      await press(page, 'Close mini player')
      await expectRestored(page, view)

      // With so many entries the browser drops the app's own ones, so Back stays inside the game.
      if (moves.times < many.times) {
        await playMoving(page, moves)
        for (let left = moves.times - 1; left >= 0; left--) {
          await goBack(page)
          await isAtStep(page, left)
        }
        await goBack(page)
        await expectRestored(page, view)
      }

      await playMoving(page, moves)
      await press(page, 'Close')
      await expectRestored(page, view)
      // Back from there never leads to the game.
      if (moves.times < many.times) {
        await goBack(page)
        await isAt(page, '/virtual')
      }
      await page.context().close()
    },
  )

  it('a game opened on another page leads to its preview, and Back from there to that page', async () => {
    const [moves] = games
    if (!moves) return
    const page = await visitMoving(stage, '/', moves, 'desktop')
    await page
      .getByRole('region', { name: 'Popular Slots' })
      .getByTestId('game-tile')
      .first()
      .click()
    await gameFrame(page).getByText('step 1', { exact: true }).waitFor()
    await press(page, 'Close')
    await isAt(page, '/casino/preview')
    await goBack(page)
    await isAt(page, '/')
    expect(await page.locator('iframe').count()).toBe(0)
    await page.context().close()
  })
})

describe("S1: the demo's roulette, which navigates from its lobby to a table", () => {
  it.each(layouts)('keeps its session and can be left on %s', async (layout) => {
    const page = await stage.visit('/virtual', { layout })
    await logInByToken(page)
    await page.goto(new URL('/live_casino/preview?s=Atlas+Roulette', stage.url).href)
    await page.getByTestId('game-tile').first().click()
    const game = gameFrame(page)
    await game.getByRole('link', { name: 'Open the table' }).click()
    await game.getByRole('button', { name: 'Red', exact: true }).click()
    const settled = page.waitForResponse((answer) => answer.url().endsWith('/settle/roulette'))
    await game.getByRole('button', { name: 'Spin' }).click()
    expect((await settled).status()).toBe(200)
    await press(page, 'Close')
    await isAt(page, '/live_casino/preview?s=Atlas+Roulette')
    expect(await page.locator('iframe').count()).toBe(0)
    await page.context().close()
  })
})

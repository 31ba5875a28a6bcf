import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { moveGames, playMoving, type Moves } from './movingGame'
import { gameFrame, tiles } from './pages'

test.use({ player: 'yasmine' })

const PREVIEW = '/casino/preview?s=a'

const isAt = (page: Page, path: string) => expect(page).toHaveURL(path)
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The browser's Back, which may go back only inside a frame. */
const goBack = (page: Page) =>
  page.evaluate(() => {
    // Later, because the page may go with it.
    setTimeout(() => {
      history.back()
    })
  })

/** Goes back until a page is reached, past the entries of closed games. */
const goBackTo = async (page: Page, path: string) => {
  const pathBefore = async () => {
    await goBack(page)
    await page.waitForTimeout(500)
    return new URL(page.url()).pathname
  }
  await expect.poll(pathBefore).toBe(path)
}

/** Loads two more pages of the list and scrolls; returns the preview's state. */
async function browse(page: Page) {
  await tiles(page).first().waitFor()
  const first = await tiles(page).count()
  for (const pages of [2, 3]) {
    await page.getByRole('button', { name: 'Load More' }).click()
    await expect(tiles(page)).toHaveCount(pages * first)
  }
  // The click on Load More may still be scrolling smoothly to the button.
  const scrollsTo900 = () =>
    page.evaluate(async () => {
      window.scrollTo({ top: 900, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 300))
      return window.scrollY
    })
  await expect.poll(scrollsTo900).toBe(900)
  return { count: first * 3, top: 900 }
}

async function expectRestored(page: Page, { count, top }: { count: number; top: number }) {
  await isAt(page, PREVIEW)
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(tiles(page)).toHaveCount(count)
  await expect.poll(() => scrolled(page)).toBe(top)
}

/** Each on one layout; leaving does not depend on it. */
const games: (Moves & { tag?: '@phone' })[] = [
  { by: 'link', times: 1, tag: '@phone' },
  { by: 'redirect', times: 2 },
  { by: 'hash', times: 2, tag: '@phone' },
  { by: 'pushState', times: 2 },
]
const many: (typeof games)[number] = { by: 'pushState', times: 60 }
const isAtStep = (page: Page, step: number) =>
  gameFrame(page)
    .getByText(`step ${String(step)}`, { exact: true })
    .waitFor()

test.describe('a game that has navigated inside its frame can be left', () => {
  for (const { tag = [], ...moves } of [...games, many]) {
    test(
      `with Minimise, Back and Close, after ${moves.times} × ${moves.by}`,
      { tag },
      async ({ page }) => {
        await moveGames(page, moves)
        await page.goto('/virtual')
        await page.goto(PREVIEW)
        const view = await browse(page)

        await playMoving(page, moves)
        await press(page, 'Minimise')
        await isAt(page, PREVIEW)
        // The game continues where it was.
        await isAtStep(page, moves.times)
        await expect.poll(() => scrolled(page)).toBe(view.top)
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
        // Back passes the entries that the game has made, and never starts it again.
        let starts = 0
        page.on('request', (request) => (starts += Number(request.url().endsWith('/StartGame'))))
        if (moves.times < many.times) await goBackTo(page, '/virtual')
        expect(starts).toBe(0)
      },
    )
  }
})

test(
  "the demo's roulette, which navigates from its lobby to a table, keeps its session and can be left",
  {
    tag: '@both',
  },
  async ({ page }) => {
    const lobby = '/live_casino/preview?s=Atlas+Roulette'
    await page.goto(lobby)
    await tiles(page).first().click()
    const game = gameFrame(page)
    await game.getByRole('link', { name: 'Open the table' }).click()
    await game.getByRole('button', { name: 'Red', exact: true }).click()
    const settled = page.waitForResponse('**/settle/roulette')
    await game.getByRole('button', { name: 'Spin' }).click()
    expect((await settled).status()).toBe(200)
    await press(page, 'Close')
    await isAt(page, lobby)
    await expect(page.locator('iframe')).toHaveCount(0)
  },
)

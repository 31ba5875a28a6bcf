import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { tiles } from './pages'

test.use({ build: 'dist-demo', player: 'yasmine' })

/** Opens a lobby; the code of the play page is held back until `release`. */
async function openWithoutPlayCode(page: Page) {
  const held: (() => void)[] = []
  let isHeld = true
  await page.route(/\/assets\/(?:play|PlayPage)-[^/]*\.js$/, async (route) => {
    if (isHeld) await new Promise<void>((done) => held.push(done))
    await route.continue()
  })
  const starts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/StartGame')) starts.push(request.postData() ?? '')
  })
  await page.goto('/play_responsibly')
  await page.goto('/casino/preview')
  await tiles(page).first().waitFor()
  const release = () => {
    isHeld = false
    for (const done of held) done()
  }
  return { starts, held, release }
}

/** What the page has of a game, its frame and the buttons of its bar, as soon as it has one of them. */
const firstParts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        new MutationObserver((_, observer) => {
          const parts = { frame: 'iframe', bar: 'main header button' }
          const shown = Object.entries(parts).filter(([, part]) => document.querySelector(part))
          if (shown.length === 0) return
          observer.disconnect()
          done(shown.map(([name]) => name))
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )

test.describe('a tap on a game', () => {
  test(
    'requests the game before the code of its page has loaded, and shows its frame with its Close',
    { tag: '@both' },
    async ({ page }) => {
      const { starts, held, release } = await openWithoutPlayCode(page)
      const frame = page.getByTestId('game-frame')
      const launch = page.waitForResponse('**/api/StartGame')
      await tiles(page).first().click()
      await (await launch).finished()
      expect(held).not.toHaveLength(0)
      await expect(frame).toBeHidden()
      const parts = firstParts(page)
      release()
      expect(await parts).toEqual(['frame', 'bar'])
      await expect(frame).toBeVisible()
      // One opening, one request.
      expect(starts).toHaveLength(1)
      await page.goBack()
      await tiles(page).nth(1).click()
      await expect(frame).toBeVisible()
      expect(starts).toHaveLength(2)
    },
  )

  test('that is left before its page has loaded starts nothing later', async ({ page }) => {
    const { starts, release } = await openWithoutPlayCode(page)
    await tiles(page).first().click()
    await expect.poll(() => starts.length).toBe(1)
    await page.goBack()
    release()
    await tiles(page).first().waitFor()
    await expect(page.getByTestId('game-frame')).toBeHidden()
    await tiles(page).first().click()
    await expect(page.getByTestId('game-frame')).toBeVisible()
    expect(starts).toHaveLength(2)
  })
})

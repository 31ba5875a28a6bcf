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

test.describe('a tap on a game', () => {
  test(
    'requests the game before the code of its page has loaded',
    { tag: '@both' },
    async ({ page }) => {
      const { starts, held, release } = await openWithoutPlayCode(page)
      const frame = page.getByTestId('game-frame')
      await tiles(page).first().click()
      await expect.poll(() => starts.length).toBe(1)
      expect(held).not.toHaveLength(0)
      await expect(frame).toBeHidden()
      release()
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

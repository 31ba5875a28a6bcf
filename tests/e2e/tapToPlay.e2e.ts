import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logInByToken, openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('demo')
})

afterAll(() => stage.close())

/** The lobby of a player; the code of the play page is held back until `release`. */
async function lobbyWithoutPlayCode(layout: 'desktop' | 'mobile') {
  const page = await stage.visit('/play_responsibly', { layout })
  await logInByToken(page)
  let held = 0
  const gate = new EventTarget()
  const released = new Promise((resolve) => {
    gate.addEventListener('release', resolve)
  })
  const release = () => gate.dispatchEvent(new Event('release'))
  await page.route(/\/assets\/(?:play|PlayPage)-[^/]*\.js$/, async (route) => {
    held++
    await released
    await route.continue()
  })
  const starts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/StartGame')) starts.push(request.postData() ?? '')
  })
  await page.goto(new URL('/casino/preview', stage.url).href)
  await page.getByTestId('game-tile').first().waitFor()
  return { page, starts, isHeld: () => held > 0, release }
}

const isFrameShown = (page: Page) => page.getByTestId('game-frame').isVisible()

describe('Quality L2: a tap on a game', () => {
  it.each(['desktop', 'mobile'] as const)(
    'requests the game before the code of its page has loaded (%s)',
    async (layout) => {
      const { page, starts, isHeld, release } = await lobbyWithoutPlayCode(layout)
      await page.getByTestId('game-tile').first().click()
      await expect.poll(() => starts.length).toBe(1)
      expect(isHeld()).toBe(true)
      expect(await isFrameShown(page)).toBe(false)
      release()
      await page.getByTestId('game-frame').waitFor()
      // One opening, one request.
      expect(starts).toHaveLength(1)
      await page.goBack()
      await page.getByTestId('game-tile').first().waitFor()
      await page.getByTestId('game-tile').nth(1).click()
      await page.getByTestId('game-frame').waitFor()
      expect(starts).toHaveLength(2)
      await page.context().close()
    },
  )

  it('shows the error of a refused game once its page has loaded', async () => {
    const { page, release } = await lobbyWithoutPlayCode('desktop')
    await page.route('**/api/StartGame', (route) =>
      route.fulfill({ status: 422, json: { error: 'This game is closed.' } }),
    )
    await page.getByTestId('game-tile').first().click()
    release()
    await page.getByText('This game is closed.').waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/casino/preview')
    await page.context().close()
  })

  it('that is left before its page has loaded starts nothing later', async () => {
    const { page, starts, release } = await lobbyWithoutPlayCode('desktop')
    await page.getByTestId('game-tile').first().click()
    await expect.poll(() => starts.length).toBe(1)
    await page.goBack()
    release()
    await page.getByTestId('game-tile').first().waitFor()
    expect(await isFrameShown(page)).toBe(false)
    await page.getByTestId('game-tile').first().click()
    await page.getByTestId('game-frame').waitFor()
    expect(starts).toHaveLength(2)
    await page.context().close()
  })
})

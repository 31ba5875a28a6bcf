import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logInByToken, openStage, type Stage, pauseForADay } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('demo')
})
afterAll(() => stage.close())

describe('The pause button', () => {
  it.each(['desktop', 'mobile'] as const)(
    'in full screen on %s, and ends the frames of all tabs',
    async (layout) => {
      const page = await stage.visit('/play_responsibly', { layout })
      await logInByToken(page)
      const sport = await page.context().newPage()
      await sport.goto(new URL('/sport', stage.url).href)
      await sport.locator('iframe').waitFor()
      await page.bringToFront()
      await page.goto(new URL('/casino/preview', stage.url).href)
      await page.getByTestId('game-tile').first().click()
      await page.getByTestId('game-frame').waitFor()
      await page.getByRole('button', { name: 'Fullscreen' }).click()
      await page.waitForFunction(() => document.fullscreenElement !== null)

      const button = page.getByRole('button', { name: 'Pause', exact: true })
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await pauseForADay(page)
      for (const tab of [page, sport]) {
        await tab.waitForURL('**/play_responsibly')
        await tab.getByText(/^Pause until/).waitFor()
        expect(await tab.locator('iframe').count()).toBe(0)
      }
      await page.waitForFunction(() => document.fullscreenElement === null)
      await page.context().close()
    },
  )
})

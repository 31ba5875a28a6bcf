import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logInByToken, openStage, type Layout, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** Opens the first game with this launch URL. */
async function play(url: string, layout: Layout = 'desktop'): Promise<Page> {
  const page = await stage.visit('/virtual', { layout })
  await page.route('**/api/StartGame', (route) => route.fulfill({ json: { url, isFrame: true } }))
  await page.route('https://games.example/**', (route) =>
    route.request().url().endsWith('/down')
      ? route.abort('connectionrefused')
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>game</title>' }),
  )
  await logInByToken(page)
  await page.goto(new URL('/casino/preview?s=a', stage.url).href)
  await page.getByTestId('game-tile').first().click()
  await page.getByTestId('game-frame').waitFor({ state: 'attached' })
  return page
}

describe('S20: a frame that shows nothing', () => {
  it('a URL that our own policy blocks shows an error', async () => {
    // A page served by http accepts `http:` as a launch URL, but the policy blocks it.
    const page = await play('http://games.example/')
    await page.getByRole('alert').getByText('This game cannot be shown here').waitFor()
    await page.getByRole('button', { name: 'Back to the games' }).click()
    await page.waitForURL('**/casino/preview?s=a')
    await page.context().close()
  })

  it.each(['desktop', 'mobile'] as const)(
    "a frame with the browser's error page can be reloaded and left with the bar on %s",
    async (layout) => {
      const page = await play('https://games.example/down', layout)
      const loads: string[] = []
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads.push(request.url())
      })
      const help = page.getByRole('button', { name: 'Not loading?' })
      await help.click()
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect.poll(() => loads, { timeout: 10_000 }).toEqual(['https://games.example/down'])
      await help.click()
      await page.getByRole('button', { name: 'Back to the games' }).click()
      await page.waitForURL('**/casino/preview?s=a')
      expect(await page.locator('iframe').count()).toBe(0)
      await page.context().close()
    },
  )
})

describe('Spec §4: the container of a game', () => {
  const heights = (page: Page) =>
    page.evaluate(() => {
      const container = document.querySelector('[data-testid="game-frame"]')?.parentElement
        ?.parentElement
      const room = container?.parentElement
      return [container, room].map((box) => Math.round(box?.getBoundingClientRect().height ?? 0))
    })

  it.each(['desktop', 'mobile'] as const)(
    'gets its full height after 1 s on %s',
    async (layout) => {
      const page = await play('https://games.example/', layout)
      const [first = 0, room = 0] = await heights(page)
      expect(first).toBeLessThan(room)
      await expect.poll(async () => (await heights(page))[0], { timeout: 5000 }).toBe(room)
      await page.context().close()
    },
  )
})

describe('A phone without the Fullscreen API', () => {
  it('shows the game in the whole viewport, inside the safe areas', async () => {
    const page = await play('https://games.example/', 'mobile')
    await page.context().addInitScript(() => {
      Object.defineProperty(document, 'fullscreenEnabled', { value: false })
      Reflect.deleteProperty(Element.prototype, 'requestFullscreen')
    })
    await page.reload()
    const frame = page.getByTestId('game-frame')
    await page.getByRole('button', { name: 'Fullscreen' }).click()
    const stageBox = page
      .locator('section')
      .filter({ has: page.getByTestId('game-frame') })
      .first()
    await expect
      .poll(() => stageBox.boundingBox(), { timeout: 5000 })
      .toEqual({ x: 0, y: 0, width: 390, height: 844 })
    const end = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await frame.boundingBox()) ?? {}
      return { x, width, bottom: y + height }
    }
    await expect.poll(end, { timeout: 5000 }).toEqual({ x: 0, width: 390, bottom: 844 })
    await page.context().close()
  })
})

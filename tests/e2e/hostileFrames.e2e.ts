import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAsPlayer, expectUnharmed } from './hostileSupport'
import { openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('demo')
})
afterAll(() => stage.close())

/** Sets the launch response of the next game. */
async function launch(page: Page, body: { url: string; isFrame: boolean }) {
  await page.route('**/api/StartGame', (route) => route.fulfill({ json: body }))
  await page.getByTestId('game-tile').first().click()
  await page.getByTestId('game-frame').waitFor()
}
const script = (url: string) => ({ url, isFrame: false })
const frame = (path: string) => ({ url: new URL(path, stage.url).href, isFrame: true })

describe('Quality D1, D2: a hostile game reaches nothing', () => {
  const source = readFileSync('demo/pages/hostile.js', 'utf8')
  const attempts = [
    'cookie',
    'localStorage',
    'sessionStorage',
    'parentDocument',
    'parentStorage',
    'api',
    'topLocation',
  ]

  it.each([
    ['as script text in the launcher page', () => script(source)],
    ['as a page of our own host', () => frame('/demo/games/hostile')],
  ])('%s', async (_, body) => {
    const page = await openAsPlayer(stage, '/casino/preview')
    const token = await page.evaluate(() => localStorage.getItem('token'))
    await launch(page, body())
    const game = page.frameLocator('[data-testid="game-frame"]')
    await game.locator('[data-attempt="api"]').waitFor()
    // Retries the press, because a new frame can miss a pointer event on a slow machine.
    await expect
      .poll(
        async () => {
          await game.getByRole('button', { name: 'Move the top page' }).click()
          return game.locator('[data-attempt="topLocation"]').count()
        },
        { timeout: 15_000, interval: 1000 },
      )
      .toBeGreaterThan(0)
    const lines = await game.locator('[data-attempt]').allTextContents()
    const outcomes = lines.map((line) => line.split(' ').slice(0, 2).join(' '))
    expect([...new Set(outcomes)].sort()).toEqual(attempts.map((name) => `${name}: denied`).sort())
    expect(new URL(page.url()).pathname).toBe('/casino/play_game')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token)

    // Finding S4: its popup stays in the sandbox.
    const opened = page.context().waitForEvent('page')
    await game.getByRole('button', { name: 'Open a popup' }).click()
    const popup = await opened
    for (const name of ['cookie', 'localStorage', 'sessionStorage']) {
      expect(await popup.locator(`[data-attempt="${name}"]`).textContent()).toContain('denied')
    }
    await page.context().close()
  })
})

/** Runs inside the game: a thousand forged messages from its window, and a thousand from a nested frame. */
const FLOOD = `
  let launches = 0
  const shapes = [
    (n) => ({ type: 'launcher:ready', n }),
    (n) => ({ type: 'login', token: 'forged-' + n, user: { username: 'mallory', balance: 1e9 } }),
    (n) => ({ type: 'balance', balance: n * 1e6, currency: 'EUR' }),
    (n) => ({ type: 'height', height: n * 100 }),
    () => ({ type: 'launcher:launch', script: 'window.__xss=1' }),
    (n) => ({ type: ['launcher:error'], n }),
    (n) => ({ type: '__proto__', constructor: n }),
    () => ({ action: 'navigate', url: 'javascript:window.__xss=1' }),
    (n) => JSON.stringify({ type: 'launcher:error', n }),
    () => 'launcher:error',
    (n) => ['launcher:error', n],
    (n) => [null, undefined, n, NaN, new Date(n), new Map([['type', 'launcher:error']])][n % 6],
  ]
  const stranger = () => {
    for (let n = 0; n < 1000; n++) top.postMessage({ type: 'launcher:' + (n % 2 ? 'error' : 'ready') }, '*')
    parent.postMessage('flooded', '*')
  }
  const flood = () => {
    for (let n = 0; n < 1000; n++) parent.postMessage(shapes[n % shapes.length](n), '*')
    const nested = document.createElement('iframe')
    nested.srcdoc = '<script>(' + stranger + ')()</' + 'script>'
    document.body.append(nested)
  }
  addEventListener('message', ({ data }) => {
    if (data?.type === 'launcher:launch') launches++
    if (data === 'flooded') setTimeout(() => document.body.append('handed over again: ' + launches), 500)
  })
  const button = document.createElement('button')
  button.textContent = 'Flood'
  button.onclick = flood
  document.getElementById('game').append(button)
`

describe('Quality D8: forged messages from a frame change nothing', () => {
  it('two thousand of any shape, from the game and from a frame inside it', async () => {
    const page = await openAsPlayer(stage, '/casino/preview')
    await launch(page, script(FLOOD))
    const game = page.frameLocator('[data-testid="game-frame"]')
    const flood = game.getByRole('button', { name: 'Flood' })
    await flood.waitFor()
    const state = async () => ({
      address: page.url(),
      balance: await page.getByTestId('balance').first().textContent(),
      token: await page.evaluate(() => localStorage.getItem('token')),
      box: await page.getByTestId('game-frame').boundingBox(),
      frames: await page.locator('iframe').count(),
      dialogs: await page.getByRole('dialog').count(),
      alerts: await page.getByRole('alert').count(),
    })
    await expect.poll(async () => (await state()).balance).toContain('TND')
    // Spec §4: the container gets its height after a second.
    await page.waitForTimeout(1500)
    const before = await state()
    await flood.click()
    await game.getByText('handed over again: 0').waitFor()
    expect(await state()).toEqual(before)
    await expectUnharmed(stage, page)
    await page.context().close()
  })
})

import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures'
import { expectUnharmed } from './hostileTexts'
import { balance, gameFrame, launchWith, playFirst, tiles } from './pages'

test.use({ build: 'dist-demo', player: 'yasmine' })

test.describe('a hostile game reaches nothing', () => {
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
  test.use({
    allowed: /from origin 'null'|^Unsafe attempt to initiate navigation|^Blocked opening/,
  })

  for (const [name, isFrame] of [
    ['as script text in the launcher page', false],
    ['as a page of our own host', true],
  ] as const) {
    test(name, async ({ page, site, context }) => {
      await launchWith(
        page,
        isFrame ? new URL('/demo/games/hostile', site.url).href : source,
        isFrame,
      )
      await page.goto('/casino/preview')
      const token = await page.evaluate(() => localStorage.getItem('token'))
      await tiles(page).first().click()
      const game = gameFrame(page)
      const attempt = (which: string) => game.locator(`[data-attempt="${which}"]`)
      await attempt('api').waitFor()
      // Retries the press, because a new frame can miss a pointer event on a slow machine.
      await expect(async () => {
        await game.getByRole('button', { name: 'Move the top page' }).click()
        await expect(attempt('topLocation').first()).toBeAttached({ timeout: 1000 })
      }).toPass({ timeout: 15_000 })
      const lines = await game.locator('[data-attempt]').allTextContents()
      const outcomes = lines.map((line) => line.split(' ').slice(0, 2).join(' '))
      expect([...new Set(outcomes)].sort()).toEqual(
        attempts.map((which) => `${which}: denied`).sort(),
      )
      expect(new URL(page.url()).pathname).toBe('/casino/play_game')
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token)

      await game.getByRole('button', { name: 'Open a popup' }).click()
      // Proves an absence: no window opens.
      await page.waitForTimeout(500)
      expect(context.pages()).toHaveLength(1)
    })
  }
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

test('two thousand forged messages of any shape, from a game and from a frame inside it, change nothing', async ({
  page,
}) => {
  await launchWith(page, FLOOD, false)
  await playFirst(page)
  const game = gameFrame(page)
  const flood = game.getByRole('button', { name: 'Flood' })
  await flood.waitFor()
  const state = async () => ({
    address: page.url(),
    balance: await balance(page).textContent(),
    token: await page.evaluate(() => localStorage.getItem('token')),
    box: await page.getByTestId('game-frame').boundingBox(),
    frames: await page.locator('iframe').count(),
    dialogs: await page.getByRole('dialog').count(),
    alerts: await page.getByRole('alert').count(),
  })
  await expect(balance(page)).toContainText('TND')
  // Spec §4: the container gets its height after a second.
  await page.waitForTimeout(1500)
  const before = await state()
  await flood.click()
  await expect(game.getByText('handed over again: 0')).toBeVisible()
  expect(await state()).toEqual(before)
  await expectUnharmed(page)
})

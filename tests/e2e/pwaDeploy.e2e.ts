import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildWith, removeBuild } from './builds'
import { buildOf, FIRST, Host, untilControlled } from './pwaSupport'
import { logInByToken } from './support'

const host = new Host()
let second = ''
let without = ''

beforeAll(async () => {
  // Other scripts than those of the first build: with the sign of the demo.
  second = buildWith({ VITE_DEMO: 'true' })
  without = buildWith({ VITE_SERVICE_WORKER: 'off' })
  await host.open()
}, 400_000)

afterAll(async () => {
  await host.close()
  removeBuild(second)
  removeBuild(without)
})

afterEach(() => host.reset())

/** Goes online, as when the network returns: the app then checks for a new build. */
const goOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

/** Waits until a worker of a newer build than the page's is installed. */
const untilNewer = (page: Page) =>
  page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.waiting?.state === 'installed'
  })

/** Waits until the cached page, which shows when the network is late, is that of a build. */
const untilCached = (page: Page, build: string) =>
  expect
    .poll(
      () => page.evaluate(async () => (await (await caches.open('page')).match('/'))?.text() ?? ''),
      { timeout: 20_000 },
    )
    .toContain(` data-build="${build}"`)

describe('a deploy', () => {
  it('reaches the player at once, or at the next change of page, but never later', async () => {
    const page = await host.openControlled()
    const first = await buildOf(page)

    // The network hangs: the cached page shows, with its own files.
    await host.deploy(second)
    host.delayMs = Infinity
    const before = Date.now()
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    expect(await buildOf(page)).toBe(first)
    expect(Date.now() - before).toBeLessThan(5000)

    // When it returns, the next change of page takes the new build.
    host.delayMs = 0
    await goOnline(page)
    await untilNewer(page)
    expect(await buildOf(page)).toBe(first)
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const names = ['Live Casino', 'Virtual']
    const nextPage = async () => {
      // The page may not know of the new build yet at the first change.
      await menu.getByText(names.reverse()[0] ?? '').click()
      return buildOf(page).catch(() => first)
    }
    await expect.poll(nextPage, { timeout: 20_000, interval: 1000 }).not.toBe(first)
    await menu.waitFor()
    expect(['/live_casino', '/virtual']).toContain(new URL(page.url()).pathname)
    const next = await buildOf(page)

    // The network is fast: the newest page shows at once.
    await untilControlled(page)
    await host.deploy(FIRST)
    await page.reload()
    expect(await buildOf(page)).toBe(first)
    await untilCached(page, first)

    // The network is slow: the page is at most one visit old.
    await host.deploy(second)
    host.delayMs = 1500
    await page.reload()
    expect(await buildOf(page)).toBe(first)
    await goOnline(page)
    await untilCached(page, next)
    await page.reload()
    expect(await buildOf(page)).toBe(next)

    // The new build opens offline.
    host.delayMs = 0
    await host.goOffline(page)
    await page.goto(host.url)
    await page.getByText('You are offline.').waitFor()
    expect(await buildOf(page)).toBe(next)
  })

  it('removes the worker and its caches if the new build has no worker', async () => {
    const page = await host.openControlled()
    await host.deploy(without)
    await page.reload()
    await expect
      .poll(
        () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
        { timeout: 20_000 },
      )
      .toBe(0)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    await page.reload()
    await page.getByTestId('game-tile').first().waitFor()
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  })
})

/** What a server of another build sends for a path. */
function replyOf(folder: string, path: string) {
  const name = /\.\w+$/.test(path) ? path : '/index.html'
  if (!existsSync(join(folder, name))) return { status: 404, body: 'Not found' }
  const types: Record<string, string> = {
    js: 'text/javascript',
    css: 'text/css',
    html: 'text/html',
  }
  const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  return { headers: { 'Content-Type': type }, body: readFileSync(join(folder, name)) }
}

describe('two hosts that disagree for a minute', () => {
  it('leave the app working, with files of one build only', async () => {
    const page = await host.openControlled()
    let asked = 0
    const isOther = (path: string) => !/^\/(?:api|demo)\//.test(path) && asked++ % 2 === 0
    host.reply = (path) => (isOther(path) ? replyOf(second, path) : undefined)
    for (let visit = 0; visit < 4; visit++) {
      await page.goto(new URL('/virtual', host.url).href)
      await page.locator('header, [data-start="failed"]').first().waitFor()
    }
    host.reply = (path) => (/^\/(?:api|demo)\//.test(path) ? undefined : replyOf(second, path))
    await page.goto(host.url)
    await page.getByTestId('game-tile').first().waitFor()
    await untilControlled(page)
    const build = await buildOf(page)
    await untilCached(page, build)
    await host.goOffline(page)
    await page.goto(host.url)
    await page.getByText('You are offline.').waitFor()
    expect(await buildOf(page)).toBe(build)
  })
})

describe('a game in a tab of the build before', () => {
  it('runs on, and closes into its list', async () => {
    const game = await host.openControlled()
    // The demo backend starts anew with each deploy, and would end the session.
    let player = ''
    await game.context().route('**/api/UserDetails', async (route) => {
      if (player === '') player = await (await route.fetch()).text()
      await route.fulfill({ body: player, headers: { Date: new Date().toUTCString() } })
    })
    await logInByToken(game)
    await game.goto(new URL('/casino/preview', host.url).href)
    const first = await buildOf(game)
    await game.getByTestId('game-tile').first().click()
    await game.getByTestId('game-frame').waitFor()
    let starts = 0
    game.on('domcontentloaded', () => starts++)

    await host.deploy(second)
    const other = await game.context().newPage()
    await other.goto(host.url)
    await other.getByTestId('game-tile').first().waitFor()
    // Its page activates the new worker, for both tabs.
    await other.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      const names = await caches.keys()
      const isNew = names.includes(`build-${document.documentElement.dataset.build ?? ''}`)
      return isNew && !registration?.waiting && registration?.active?.state === 'activated'
    })
    expect(await buildOf(other)).not.toBe(first)
    expect([starts, await game.getByTestId('game-frame').count()]).toEqual([0, 1])
    await game.getByRole('button', { name: 'Close' }).click()
    await game.getByTestId('game-tile').first().waitFor()
    expect(new URL(game.url()).pathname).toBe('/casino/preview')
  })
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildWith, removeBuild, replyOf } from './builds'
import {
  buildOf,
  changePage,
  expect,
  findNewBuild,
  FIRST,
  goOnline,
  openControlled,
  test,
  until,
  untilControlled,
  untilNoneInstalls,
} from './installed'
import { tiles } from './pages'

/** Has other scripts than the first build: with the sign of the demo. */
const second = 'dist-demo'
let without = ''

test.beforeAll(() => {
  test.setTimeout(400_000)
  without = buildWith({ VITE_SERVICE_WORKER: 'off' })
})

test.afterAll(() => {
  removeBuild(without)
})

/** Waits until the cached page, which shows when the network is late, is that of a build. */
const untilCached = (page: Page, build: string) =>
  expect(async () => {
    // The page listens only some time after its start.
    await goOnline(page)
    const cached = page.evaluate(async () => (await (await caches.open('page')).match('/'))?.text())
    expect(await cached).toContain(` data-build="${build}"`)
    // The slow host sends a dozen files one after the other.
  }).toPass({ timeout: 60_000, intervals: [1000] })

test.describe('a deploy', () => {
  test('reaches the player at once, or at the next change of page, but never later', async ({
    page,
    host,
  }) => {
    test.slow()
    await openControlled(page)
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
    await findNewBuild(page)
    expect(await buildOf(page)).toBe(first)
    await changePage(page)
    const next = await buildOf(page)

    // The network is fast: the newest page shows at once.
    await untilNoneInstalls(page)
    await host.deploy(FIRST)
    await page.reload()
    expect(await buildOf(page)).toBe(first)
    await untilCached(page, first)
    await untilNoneInstalls(page)

    // The network is slow: the page is at most one visit old.
    await host.deploy(second)
    host.delayMs = 1500
    await page.reload()
    expect(await buildOf(page)).toBe(first)
    await untilCached(page, next)
    await page.reload()
    expect(await buildOf(page)).toBe(next)

    // The new build opens offline.
    host.delayMs = 0
    await host.goOffline(page)
    await page.goto('/')
    await page.getByText('You are offline.').waitFor()
    expect(await buildOf(page)).toBe(next)
  })

  test('with a missing file leaves the page before it whole', async ({ page, host }) => {
    await openControlled(page)
    const first = await buildOf(page)
    await host.deploy(second)
    const missing = readdirSync(join(second, 'assets')).find((name) => /^start-.*\.js$/.test(name))
    let asked = 0
    host.reply = (path) => {
      if (path !== `/assets/${missing ?? ''}`) return undefined
      asked++
      return { status: 404, body: 'Not found' }
    }
    await goOnline(page)
    await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(0)
    await untilNoneInstalls(page)
    await host.goOffline(page)
    await page.goto('/')
    await page.getByText('You are offline.').waitFor()
    expect(await buildOf(page)).toBe(first)
  })

  test('removes the worker and its caches if the new build has no worker', async ({
    page,
    host,
  }) => {
    await openControlled(page)
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
    await tiles(page).first().waitFor()
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  })
})

test.describe('two hosts that disagree for a minute', () => {
  // A page of one build does not run the other one's files.
  test.use({ allowed: /integrity/ })

  test('leave the app working, with files of one build only', async ({ page, host }) => {
    await openControlled(page)
    let asked = 0
    const isOther = (path: string) => !/^\/(?:api|demo)\//.test(path) && asked++ % 2 === 0
    host.reply = (path) => (isOther(path) ? replyOf(second, path) : undefined)
    for (let visit = 0; visit < 4; visit++) {
      await page.goto('/virtual')
      await page.locator('header, [data-start="failed"]').first().waitFor()
    }
    host.reply = (path) => (/^\/(?:api|demo)\//.test(path) ? undefined : replyOf(second, path))
    await page.goto('/')
    await tiles(page).first().waitFor()
    await untilControlled(page)
    const build = await buildOf(page)
    await untilCached(page, build)
    await host.goOffline(page)
    await page.goto('/')
    await page.getByText('You are offline.').waitFor()
    expect(await buildOf(page)).toBe(build)
  })
})

test.describe('a game in a tab of the build before', () => {
  test.use({ player: 'yasmine' })

  test('runs on, and closes into its list', async ({ page: game, host }) => {
    await openControlled(game)
    await game.goto('/casino/preview')
    const first = await buildOf(game)
    await tiles(game).first().click()
    await game.getByTestId('game-frame').waitFor()
    let starts = 0
    game.on('domcontentloaded', () => starts++)

    await host.deploy(second)
    const other = await game.context().newPage()
    await other.goto('/')
    await tiles(other).first().waitFor()
    // Its page activates the new worker, for both tabs.
    await until(other, async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      const names = await caches.keys()
      const isNew = names.includes(`build-${document.documentElement.dataset.build ?? ''}`)
      return isNew && !registration?.waiting && registration?.active?.state === 'activated'
    })
    expect(await buildOf(other)).not.toBe(first)
    expect([starts, await game.getByTestId('game-frame').count()]).toEqual([0, 1])
    await game.getByRole('button', { name: 'Close' }).click()
    await tiles(game).first().waitFor()
    expect(new URL(game.url()).pathname).toBe('/casino/preview')
  })
})

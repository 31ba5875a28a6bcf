import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildWith, entryOf, FIRST, Host, removeBuild, untilControlled } from './pwaSupport'

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
const untilCached = (page: Page, entry: string) =>
  expect
    .poll(
      () => page.evaluate(async () => (await (await caches.open('page')).match('/'))?.text() ?? ''),
      { timeout: 20_000 },
    )
    .toContain(new URL(entry).pathname)

describe('Quality J3, L3: a deploy', () => {
  it('reaches the player at once, or at the next change of page, but never later', async () => {
    const page = await host.openControlled()
    const first = await entryOf(page)

    // The network hangs: the cached page shows, with its own files.
    await host.deploy(second)
    host.delayMs = Infinity
    const before = Date.now()
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    expect(await entryOf(page)).toBe(first)
    expect(Date.now() - before).toBeLessThan(5000)

    // When it returns, the next change of page takes the new build.
    host.delayMs = 0
    await goOnline(page)
    await untilNewer(page)
    expect(await entryOf(page)).toBe(first)
    await page.getByRole('navigation', { name: 'Main menu' }).getByText('Live Casino').click()
    await expect.poll(() => entryOf(page).catch(() => '')).not.toBe(first)
    await page.getByTestId('provider-row').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/live_casino')
    const next = await entryOf(page)

    // The network is fast: the newest page shows at once.
    await untilControlled(page)
    await host.deploy(FIRST)
    await page.reload()
    expect(await entryOf(page)).toBe(first)
    await untilCached(page, first)

    // The network is slow: the page is at most one visit old.
    await host.deploy(second)
    host.delayMs = 600
    await page.reload()
    expect(await entryOf(page)).toBe(first)
    await goOnline(page)
    await untilCached(page, next)
    await page.reload()
    expect(await entryOf(page)).toBe(next)

    // The new build opens offline.
    host.delayMs = 0
    await host.goOffline(page)
    await page.goto(host.url)
    await page.getByText('You are offline.').waitFor()
    expect(await entryOf(page)).toBe(next)
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

import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  buildWith,
  entryOf,
  fill,
  Host,
  cachedPaths,
  removeBuild,
  untilControlled,
} from './pwaSupport'

const host = new Host()
let second = ''
let without = ''

beforeAll(async () => {
  second = buildWith({ VITE_LAUNCH_URL: '/launch.html?second' })
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

const toast = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version' })

describe('Quality J3: a deploy while a page is open', () => {
  it('shows a toast with a button, and pages opened from then on use the new build', async () => {
    const page = await host.openControlled()
    await fill(page)
    const before = await entryOf(page)
    await host.deploy(second)
    await goOnline(page)
    await toast(page).waitFor()

    // The open page continues with the files of its build, which the host no longer has.
    await page.getByRole('navigation', { name: 'Main menu' }).getByText('Live Casino').click()
    await page.getByTestId('provider-row').first().waitFor()
    expect(await entryOf(page)).toBe(before)

    const other = await page.context().newPage()
    await other.goto(host.url)
    const after = await entryOf(other)
    expect(after).not.toBe(before)
    expect(await toast(other).count()).toBe(0)

    await toast(page).getByRole('button', { name: 'Reload the page' }).click()
    await expect.poll(() => entryOf(page).catch(() => '')).toBe(after)
    await page.getByTestId('provider-row').first().waitFor()
    await page.waitForTimeout(1000)
    expect(await toast(page).count()).toBe(0)

    // The new build now opens offline.
    await expect.poll(() => cachedPaths(page, /^build-/)).toContain(new URL(after).pathname)
    await untilControlled(page)
    await host.goOffline(page)
    await page.goto(host.url)
    await page.getByText('You are offline.').waitFor()
    expect(await entryOf(page)).toBe(after)
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

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { pauseForADay, playFirst, tiles } from './pages'

test.use({ build: 'dist-demo', player: 'yasmine' })

const HOUR = 3_600_000
const frame = (page: Page) => page.getByTestId('game-frame')

/** The next answers about the player, which the app asks for every few seconds. */
async function answers(page: Page, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await page.waitForResponse('**/api/UserDetails')
}

async function expectPaused(page: Page): Promise<void> {
  await page.goto('/casino/preview')
  await tiles(page).first().click()
  await expect(page.getByText(/^Pause until/)).toBeVisible()
  await expect(frame(page)).toHaveCount(0)
}

/** Pauses the player during a game. */
async function pause(page: Page): Promise<void> {
  await playFirst(page)
  await expect(frame(page)).toBeVisible()
  await pauseForADay(page)
  await expect(page.getByText(/^Pause until/)).toBeVisible()
}

/** The number of requests that start a game. */
function countStarts(page: Page): () => number {
  let starts = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/StartGame')) starts++
  })
  return () => starts
}

for (const [name, off] of [
  ['25 hours ahead', 25 * HOUR],
  ['12 days behind', -288 * HOUR],
] as const)
  test(`one answer dated ${name} ends no pause`, async ({ page, site }) => {
    await pause(page)
    const starts = countStarts(page)
    site.pass(off)
    await answers(page, 1)
    site.pass(-off)
    await answers(page, 2)
    await expectPaused(page)
    expect(starts()).toBe(0)
  })

for (const hours of [3, -3, 48, -48])
  test(`with the device's clock ${hours} hours off a game starts, and its clock shows at once`, async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() + hours * HOUR })
    await page.goto('/casino/preview')
    await tiles(page).first().click()
    await expect(frame(page)).toBeVisible({ timeout: 10_000 })
    await expect(page.getByTestId('session-clock')).toContainText(/0:00:\d\d/)
  })

test('a game goes on over the sleep of its device, as the same document', async ({
  page,
  site,
}) => {
  await page.goto('/casino/preview')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const starts = countStarts(page)
  await page.clock.install({ time: new Date() })
  await tiles(page).first().click()
  await expect(frame(page)).toBeVisible()
  const game = await (await frame(page).elementHandle()).contentFrame()
  await game?.evaluate(() => Object.assign(window, { isSame: true }))
  await page.clock.setSystemTime(Date.now() + 20 * 60_000)
  site.pass(20 * 60_000)
  await answers(page, 2)
  await expect(page.getByTestId('session-clock')).toContainText(/0:2\d:\d\d/)
  expect(await game?.evaluate(() => 'isSame' in window)).toBe(true)
  expect(starts()).toBe(1)
})

test('a setting that cannot be read pauses play, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('pause') === null)
      localStorage.setItem('pause', '{"version":2,"data":{')
  })
  await page.goto('/casino/preview')
  await expect(page.getByText(/^A setting that protects you could not be read/)).toBeVisible()
  await expectPaused(page)
})

/** A pause that this browser holds before the page is opened. */
const store = (page: Page, item: { version: number; data: unknown }) =>
  page.addInitScript((text) => {
    // A game's frame has no storage.
    if (window !== window.top) return
    if (localStorage.getItem('pause') === null) localStorage.setItem('pause', text)
  }, JSON.stringify(item))

for (const [release, item] of [
  ['an older release', { version: 1, data: Date.now() + HOUR }],
  ['a newer release', { version: 9, data: { a: { until: Date.now() + HOUR } } }],
] as const)
  test(`the pause of ${release} holds`, async ({ page }) => {
    await store(page, item)
    await page.goto('/')
    await answers(page, 1)
    await expectPaused(page)
  })

test('the pause of another player of this browser stays, and stops nobody else', async ({
  page,
}) => {
  const pause = { other: { until: Date.now() + HOUR, isServerTime: true } }
  await store(page, { version: 2, data: pause })
  await playFirst(page)
  await expect(frame(page)).toBeVisible()
  const stored = await page.evaluate(() => localStorage.getItem('pause'))
  expect(JSON.parse(stored ?? '')).toMatchObject({ data: { other: pause.other } })
})

test('a pause that another page erases is written again', async ({ page, context }) => {
  await pause(page)
  const other = await context.newPage()
  await other.goto('/exit.html')
  await other.evaluate(() => {
    localStorage.removeItem('pause')
  })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pause'))).not.toBeNull()
  await page.close()
  await expectPaused(other)
})

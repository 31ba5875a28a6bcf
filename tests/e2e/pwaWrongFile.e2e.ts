import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cachedPaths, fill, FIRST, Host, untilControlled } from './pwaSupport'

const host = new Host()

beforeAll(() => host.open())
afterAll(() => host.close())
afterEach(() => host.reset())

const pathOf = (folder: string, name: RegExp) =>
  `/${folder}/${readdirSync(join(FIRST, folder)).find((each) => name.test(each)) ?? ''}`

const kinds = {
  'the start script': [pathOf('assets', /^start-.*\.js$/), 'text/javascript'],
  'a script': [pathOf('assets', /^vendor-.*\.js$/), 'text/javascript'],
  'a style': [pathOf('assets', /^shell-.*\.css$/), 'text/css'],
  'the texts': [pathOf('locales/en', /\.json$/), 'application/json'],
  'a page’s code': [pathOf('assets', /^ProvidersPage-.*\.js$/), 'text/javascript'],
} as const

const YEAR = 'public, max-age=31536000, immutable'
const bodies = { json: '{"unlike":"the texts"}', js: '', css: 'body{display:none}' }
/** Wrong bytes, or the right ones as plain text, for a year. */
const wrongs = {
  'with another body': (path: string, type: string) => ({
    headers: { 'Content-Type': type, 'Cache-Control': YEAR },
    body: bodies[path.split('.').at(-1) as keyof typeof bodies],
  }),
  'as plain text': (path: string) => ({
    headers: {
      'Content-Type': 'text/plain',
      'Cache-Control': YEAR,
      'X-Content-Type-Options': 'nosniff',
    },
    body: readFileSync(join(FIRST, path)),
  }),
}

const login = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Login' })

/** The whole app: its scripts, its style, its texts and the code of a page. */
async function expectApp(page: Page): Promise<void> {
  await login(page).waitFor()
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe('none')
  await page.getByRole('navigation', { name: 'Main menu' }).getByText('Live Casino').click()
  await page.getByRole('heading', { level: 1, name: 'Live Casino' }).waitFor({ state: 'attached' })
}

describe('one wrong answer of the host with status 200', () => {
  const cases = Object.entries(kinds).flatMap(([kind, [path, type]]) =>
    Object.entries(wrongs).map(([how, wrong]) => [kind, how, path, wrong(path, type)] as const),
  )

  it.each(cases)(
    'for %s %s is gone with it',
    async (_kind, _how, path, reply) => {
      const page = await (await host.newContext()).newPage()
      let isWrong = true
      host.reply = (asked) => (isWrong && asked === path ? reply : undefined)
      await page.goto(host.url)
      await page.locator('header, [data-start="failed"]').first().waitFor({ state: 'attached' })
      // The worker asks for everything in these seconds.
      await page.waitForTimeout(6000)
      isWrong = false

      // The player presses the button of the message, or comes again; the worker then finds the right file, also
      // for the browser, which keeps the wrong one for a year.
      const again = page.locator('[data-for="failed"] [lang="en"] button')
      if (await again.isVisible()) await again.click()
      else await page.goto(new URL('/virtual', host.url).href)
      const isRight = async () => {
        await page.waitForTimeout(6000)
        await page.reload()
        await page.locator('header').first().waitFor({ state: 'attached' })
        return login(page).isVisible()
      }
      await expect.poll(isRight, { timeout: 60_000 }).toBe(true)
      await expectApp(page)
      await untilControlled(page)
      await fill(page)
      await host.goOffline(page)
      await page.goto(host.url)
      await expectApp(page)
    },
    180_000,
  )
})

/** Replaces a kept file by a wrong one, as an old build or a broken disk may. */
const spoil = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const headers = { 'Content-Type': 'text/javascript' }
      if (await cache.match(url)) await cache.put(url, new Response('nothing(', { headers }))
    }
  }, path)

describe('a kept file that fails', () => {
  it.each(['the start script', 'a script', 'a page’s code'] as const)(
    '(%s) ends with a repair, but only with a network',
    async (kind) => {
      const page = await host.openControlled()
      await fill(page)
      const [path] = kinds[kind]
      await spoil(page, path)
      const kept = await cachedPaths(page, /./)

      // In a train nothing is deleted, however often the player tries.
      host.isCut = true
      const said = page
        .getByText(/The page has not loaded|^You are offline$/)
        .filter({ visible: true })
      for (let visit = 0; visit < 2; visit++) {
        await page.goto(new URL('/live_casino', host.url).href, { waitUntil: 'commit' })
        await said.first().waitFor({ timeout: 20_000 })
      }
      expect(await cachedPaths(page, /./)).toEqual(expect.arrayContaining(kept))

      host.isCut = false
      await page.goto(new URL('/live_casino', host.url).href)
      await page.getByTestId('provider-row').first().waitFor()
      await untilControlled(page)
      await fill(page)
      await host.goOffline(page)
      await page.goto(host.url)
      await expectApp(page)
    },
  )
})

it('a train without a network loses nothing', async () => {
  const page = await host.openControlled()
  await fill(page)
  const kept = await cachedPaths(page, /./)
  host.isCut = true
  for (const path of ['/', '/casino', '/my_games', '/live_casino?from=home']) {
    await page.goto(new URL(path, host.url).href, { waitUntil: 'commit' })
    await login(page).waitFor()
  }
  await page.context().setOffline(true)
  await page.reload()
  await expectApp(page)
  expect(await cachedPaths(page, /./)).toEqual(expect.arrayContaining(kept))
})

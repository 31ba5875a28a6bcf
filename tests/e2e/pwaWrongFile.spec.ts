import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  cachedPaths,
  expect,
  fill,
  FIRST,
  openControlled,
  test,
  untilControlled,
  type Host,
} from './installed'
import { header } from './pages'

const pathOf = (folder: string, name: RegExp) =>
  `/${folder}/${readdirSync(join(FIRST, folder)).find((each) => name.test(each)) ?? ''}`

const kinds = {
  'the start script': [pathOf('assets', /^start-.*\.js$/), 'text/javascript'],
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

const login = (page: Page) => header(page).getByRole('button', { name: 'Login' })

/** The whole app: its scripts, its style, its texts and the code of a page. */
async function expectApp(page: Page): Promise<void> {
  await login(page).waitFor()
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe('none')
  await page.getByRole('navigation', { name: 'Main menu' }).getByText('Live Casino').click()
  await page.getByRole('heading', { level: 1, name: 'Live Casino' }).waitFor({ state: 'attached' })
}

test.describe('one wrong answer of the host with status 200', () => {
  test.use({ allowed: /MIME type|integrity/ })

  for (const [kind, how] of [
    ['the start script', 'as plain text'],
    ['a style', 'as plain text'],
    ['the texts', 'with another body'],
    ['a page’s code', 'with another body'],
  ] as const) {
    const [path, type] = kinds[kind]
    const reply = wrongs[how](path, type)

    test(`for ${kind} ${how} is gone with it`, async ({ page, host }) => {
      test.slow()
      let isWrong = true
      let latest = Date.now()
      host.reply = (asked) => {
        latest = Date.now()
        return isWrong && asked === path ? reply : undefined
      }
      await page.goto('/')
      const started = page.locator('header, [data-start="failed"]').first()
      await started.waitFor({ state: 'attached' })
      // The worker, which starts after 4 s, has asked for everything.
      const settled = () =>
        expect.poll(() => Date.now() - latest, { timeout: 60_000 }).toBeGreaterThan(6000)
      await settled()
      isWrong = false

      // The player presses the button of the message, or comes again; the worker then finds the right file, also
      // for the browser, which keeps the wrong one for a year.
      const again = page.locator('[data-for="failed"] [lang="en"] button')
      if (await again.isVisible()) await again.click()
      else await page.goto('/virtual')
      const isRight = async () => {
        await settled()
        await page.reload()
        await started.waitFor({ state: 'attached' })
        return login(page).isVisible()
      }
      await expect.poll(isRight, { intervals: [0], timeout: 60_000 }).toBe(true)
      await expectApp(page)
      await untilControlled(page)
      await fill(page)
      await host.goOffline(page)
      await page.goto('/')
      await expectApp(page)
    })
  }
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

/** The two messages for a file that did not arrive. */
const said = (page: Page) =>
  page
    .getByText(/The page has not loaded|^This part could not be loaded$/)
    .filter({ visible: true })
    .first()

/** The app is installed again, and opens without a network. */
async function expectInstalled(page: Page, host: Host): Promise<void> {
  await untilControlled(page)
  await fill(page)
  await host.goOffline(page)
  await page.goto('/')
  await expectApp(page)
}

test.describe('a kept file that fails', () => {
  test.use({ allowed: /Unexpected end of input|integrity/ })

  for (const [kind, repairs] of [
    ['the start script', false],
    ['a page’s code', true],
  ] as const) {
    test(`(${kind}) ends with a repair, but only with a network`, async ({ page, host }) => {
      await openControlled(page)
      await fill(page)
      const [path] = kinds[kind]
      await spoil(page, path)
      const kept = await cachedPaths(page, /./)

      // In a train nothing is deleted, however often the player tries.
      host.isCut = true
      for (let visit = 0; visit < 2; visit++) {
        await page.goto('/live_casino', { waitUntil: 'commit' })
        await said(page).waitFor({ timeout: 20_000 })
      }
      // Only the button of the start loads the page anew without a network.
      const anew = repairs || page.waitForEvent('framenavigated')
      await page.getByRole('button', { name: 'Reload the page' }).click()
      await anew
      await said(page).waitFor({ timeout: 20_000 })
      expect(await cachedPaths(page, /./)).toEqual(expect.arrayContaining(kept))

      // The start repairs itself; in the running page the player presses.
      host.isCut = false
      await page.goto('/live_casino')
      if (repairs) await page.getByRole('button', { name: 'Reload the page' }).click()
      await page.getByTestId('provider-row').first().waitFor()
      await expectInstalled(page, host)
    })
  }
})

test('a train without a network loses nothing', async ({ page, host }) => {
  await openControlled(page)
  await fill(page)
  const kept = await cachedPaths(page, /./)
  host.isCut = true
  for (const path of ['/', '/casino', '/my_games', '/live_casino?from=home']) {
    await page.goto(path, { waitUntil: 'commit' })
    await login(page).waitFor()
  }
  await page.context().setOffline(true)
  await page.reload()
  await expectApp(page)
  expect(await cachedPaths(page, /./)).toEqual(expect.arrayContaining(kept))
})

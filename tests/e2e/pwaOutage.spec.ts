import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  buildOf,
  cachedPaths,
  expect,
  open,
  openControlled,
  saveData,
  test,
  untilControlled,
} from './installed'
import { header } from './pages'

const login = (page: Page) => header(page).getByRole('button', { name: 'Login' })

test.describe('an outage of the files, while the page arrives', () => {
  test.use({ allowed: /integrity/ })

  for (const status of [503, 429, 404])
    test(`with ${String(status)} leaves the installed app as it is`, async ({ page, host }) => {
      await saveData(page)
      await openControlled(page)
      const kept = await cachedPaths(page, /^(?:build-|page)/)
      host.reply = (path) => (path.startsWith('/assets/') ? { status, body: 'Busy' } : undefined)
      const message = page.getByRole('heading', { name: 'This part could not be loaded' })
      const menu = page.getByRole('navigation', { name: 'Main menu' })
      await menu.getByText('Live Casino').click()
      for (let press = 0; press < 2; press++) {
        const asked = page.waitForResponse(/\/assets\/start-/)
        await page.getByRole('button', { name: 'Reload the page' }).click()
        await asked
        await message.waitFor()
        // Sooner the next press would be the second of a double click.
        await page.waitForTimeout(500)
      }
      expect(await cachedPaths(page, /^(?:build-|page)/)).toEqual(kept)
      await page.goto('/')
      await login(page).waitFor()

      host.reply = () => undefined
      await menu.getByText('Live Casino').click()
      await page.getByTestId('provider-row').first().waitFor()
      await untilControlled(page)
      await host.goOffline(page)
      await page.goto('/')
      await login(page).waitFor()
    })
})

test.describe('a host that is too busy for a page, or sends something else as one', () => {
  const type = (mime: string) => ({ 'Content-Type': mime })
  const answers = {
    'a 408': { status: 408, headers: type('text/html'), body: '<h1>Timeout</h1>' },
    'a 425': { status: 425, body: '' },
    'a 429': { status: 429, headers: type('text/html'), body: '<h1>Too many</h1></html>' },
    'plain text': { headers: type('text/plain; charset=utf-8'), body: 'no healthy upstream' },
    JSON: { headers: type('application/json'), body: '{"message":"no Route matched"}' },
    'a problem in JSON': { headers: type('application/problem+json'), body: '{}' },
    'a file': { headers: type('application/octet-stream'), body: '<html></html>' },
  }

  test('leaves the installed page', async ({ page, host }) => {
    await openControlled(page)
    for (const [name, reply] of Object.entries(answers)) {
      for (const path of ['/', '/virtual']) {
        host.reply = (asked) => (asked === path ? reply : undefined)
        await open(page, path)
        await expect(login(page), `${name} for ${path}`).toBeVisible()
      }
    }
  })
})

test.describe('a deploy whose page arrives before its files', () => {
  // The page of one build does not run another file in the place of its own.
  test.use({ allowed: /integrity/ })

  const next = 'dist-demo'
  const answers = {
    'are missing': { status: 404, body: 'Not found' },
    'are not there yet': { status: 503, body: 'Busy' },
    'are another file': { headers: { 'Content-Type': 'text/javascript' }, body: 'nothing()' },
    'are a page': { headers: { 'Content-Type': 'text/html' }, body: '<h1>Home</h1></html>' },
    'never arrive': { body: null },
  }

  for (const [name, reply] of Object.entries(answers))
    test(`shows the installed page while its files ${name}, then the new one`, async ({
      page,
      host,
    }) => {
      await openControlled(page)
      const first = await buildOf(page)
      const body = readFileSync(`${next}/index.html`)
      const isFile = (path: string) => path.startsWith('/assets/')
      const files = new Set(await cachedPaths(page, /./))
      host.reply = (path) => {
        if (isFile(path)) return files.has(path) ? undefined : reply
        return /^\/(?:virtual)?$/.test(path)
          ? { headers: { 'Content-Type': 'text/html' }, body }
          : undefined
      }
      for (const path of ['/', '/virtual']) {
        await open(page, path)
        await expect(login(page)).toBeVisible()
        expect(await buildOf(page)).toBe(first)
      }
      host.reply = () => undefined
      await host.deploy(next)
      await open(page, '/virtual')
      await expect(login(page)).toBeVisible()
      expect(await buildOf(page)).not.toBe(first)
    })
})

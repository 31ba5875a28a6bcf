import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { scriptHash, styleHash } from '../../build/builtPage'
import { removeBuild } from './builds'
import {
  cachedPaths,
  changePage,
  expect,
  findNewBuild,
  FIRST,
  open,
  openControlled,
  saveData,
  test,
  untilControlled,
  type Host,
} from './installed'
import { header } from './pages'

const html = (body: string) => ({ headers: { 'Content-Type': 'text/html' }, body })
const portal = html('<title>Station</title><h1>Accept the terms of this network</h1>')
const page = readFileSync(join(FIRST, 'index.html'), 'utf8')

const app = (tab: Page) => header(tab).getByRole('button', { name: 'Login' })

/** Without a network: the installed page, which only the device can show. */
async function expectInstalled(tab: Page, host: Host): Promise<void> {
  host.isCut = true
  await open(tab, '/virtual')
  await app(tab).waitFor()
  host.isCut = false
}

test.describe('the installed page', () => {
  test('shows with query and hash when the network sends no page within a second', async ({
    page: tab,
    host,
  }) => {
    await openControlled(tab)
    const worlds = {
      'a 404': { status: 404, body: 'Not found' },
      'a 500': { ...html('<h1>Broken</h1></html>'), status: 500 },
      'a 503': { ...html('<h1>Busy</h1></html>'), status: 503 },
      'an empty page': html(''),
      'half a page': html(page.slice(0, page.length / 2)),
      'the first bytes of a page': html(page.slice(0, 30)),
      silence: { body: null },
    }
    for (const [name, reply] of Object.entries(worlds)) {
      host.reply = (path) => (path === '/virtual' ? reply : undefined)
      await open(tab, '/virtual?from=home#top')
      await app(tab).waitFor()
      await expect(tab, name).toHaveURL('/virtual?from=home#top')
    }
    host.reply = () => undefined
    host.delayMs = 1500
    await open(tab, '/virtual')
    await app(tab).waitFor()
    host.delayMs = 0
    await host.goOffline(tab)
    await open(tab, '/')
    await tab.getByText('You are offline.').first().waitFor()
  })

  test('does not replace what the network sends, and still shows without a network', async ({
    page: tab,
    host,
  }) => {
    await openControlled(tab)
    const blog = html('<h1>Our news</h1>')
    const worlds = {
      'Not for you': { ...html('<h1>Not for you</h1>'), status: 403 },
      'Not in your country': { ...html('<h1>Not in your country</h1>'), status: 451 },
      'Our news': { status: 302, headers: { Location: '/blog' }, body: '' },
      'Accept the terms of this network': portal,
    }
    for (const [heading, reply] of Object.entries(worlds)) {
      host.reply = (path) => (path === '/virtual' ? reply : path === '/blog' ? blog : undefined)
      await open(tab, '/virtual')
      await tab.getByRole('heading', { name: heading }).waitFor()
      await expectInstalled(tab, host)
    }
    // A new policy applies at once, and from then on without a network, too.
    const inline = `script-src 'self' ${scriptHash(page)}; style-src 'self' ${styleHash(page)}`
    const policy = `${inline}; frame-src 'none'`
    const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': policy }
    host.reply = (path) => (path === '/virtual' ? { headers, body: page } : undefined)
    const sent = await open(tab, '/virtual')
    expect(sent?.headers()['content-security-policy']).toBe(policy)
    await app(tab).waitFor()
    host.isCut = true
    const kept = await open(tab, '/casino')
    expect(kept?.headers()['content-security-policy']).toBe(policy)
  })

  test('is not the page of a path that is the operator’s own', async ({ page: tab, host }) => {
    await openControlled(tab)
    host.reply = (path) =>
      path === '/blog' ? { ...html('<h1>Closed</h1>'), status: 503 } : undefined
    await open(tab, '/blog')
    await tab.getByRole('heading', { name: 'Closed' }).waitFor()
    await host.goOffline(tab)
    await expect(open(tab, '/blog')).rejects.toThrow('ERR_')
    const next = await tab.context().newPage()
    await open(next, '/virtual')
    await app(next).waitFor()
  })

  test('is installed only with a policy that lets it run, or without one', async ({
    page: tab,
    host,
  }) => {
    const serve = (policy?: string) => {
      const headers = {
        'Content-Type': 'text/html',
        ...(policy !== undefined && { 'Content-Security-Policy': policy }),
      }
      host.reply = (path) => (path === '/' ? { headers, body: page } : undefined)
    }
    // The style would run offline, but not the script.
    serve(`script-src 'self' 'unsafe-inline'; style-src 'self' ${styleHash(page)}`)
    await tab.goto('/')
    await app(tab).waitFor()
    // Proves an absence.
    await tab.waitForTimeout(8000)
    expect(await cachedPaths(tab, /./)).toEqual([])
    serve()
    await tab.reload()
    await untilControlled(tab)
    await expectInstalled(tab, host)
  })
})

test.describe('a portal that answers everything with its page', () => {
  test.use({ allowed: /MIME type|integrity/ })

  test('shows, a page that was never fetched says so with a button, and nothing is deleted', async ({
    page: tab,
    host,
  }) => {
    await saveData(tab)
    await openControlled(tab)
    const kept = await cachedPaths(tab, /^(?:build-|page)/)
    expect(kept.length).toBeGreaterThan(5)
    host.reply = () => portal
    await tab.getByRole('navigation', { name: 'Main menu' }).getByText('Live Casino').click()
    const message = tab.getByRole('heading', { name: 'This part could not be loaded' })
    const reload = tab.getByRole('button', { name: 'Reload the page' })
    await message.waitFor()
    await reload.click()
    await message.waitFor()
    expect(await cachedPaths(tab, /^(?:build-|page)/)).toEqual(kept)
    host.reply = () => undefined
    // Sooner the next press would be the second of a double click.
    await tab.waitForTimeout(500)
    await reload.click()
    await tab.getByTestId('provider-row').first().waitFor()
    await untilControlled(tab)

    host.reply = () => portal
    await open(tab, '/')
    await tab.getByRole('heading', { name: 'Accept the terms of this network' }).waitFor()
    host.reply = () => undefined
    await expectInstalled(tab, host)
    expect(await cachedPaths(tab, /^(?:build-|page)/)).toEqual(kept)
  })
})

test.describe('a change of the brand file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'))
  const site = join(folder, 'site')
  test.beforeAll(() => {
    const brand = JSON.parse(readFileSync('brands/sirocco.json', 'utf8')) as object
    const file = join(folder, 'mistral.json')
    writeFileSync(file, JSON.stringify({ ...brand, name: 'Mistral' }))
    execFileSync(process.execPath, ['operator/brand.mjs', FIRST, file, '--out', site])
  })
  test.afterAll(() => {
    removeBuild(folder)
  })

  test('reaches an open tab at its next change of page, and the installed page', async ({
    page: tab,
    host,
  }) => {
    await openControlled(tab)
    await host.deploy(site)
    await findNewBuild(tab)
    await changePage(tab)
    await expect(tab).toHaveTitle(/Mistral/)
    await untilControlled(tab)
    await host.goOffline(tab)
    await open(tab, '/')
    await app(tab).waitFor()
    expect(await tab.title()).toContain('Mistral')
  })
})

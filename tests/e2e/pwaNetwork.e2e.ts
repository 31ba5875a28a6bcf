import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { removeBuild } from './builds'
import { buildOf, cachedPaths, FIRST, Host, untilControlled } from './pwaSupport'

const host = new Host()

beforeAll(() => host.open())
afterAll(() => host.close())
afterEach(() => host.reset())

const html = (body: string) => ({ headers: { 'Content-Type': 'text/html' }, body })
const portal = html('<title>Station</title><h1>Accept the terms of this network</h1>')
const page = readFileSync(join(FIRST, 'index.html'), 'utf8')

const app = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: 'Login' })
const open = async (tab: Page, path: string) => {
  await tab.goto('about:blank')
  return tab.goto(new URL(path, host.url).href, { waitUntil: 'commit' })
}

/** Opens a page in the worker's hands, of a player who saves data: only the shell is kept. */
async function openSaving(): Promise<Page> {
  const context = await host.newContext()
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const tab = await context.newPage()
  await tab.goto(host.url)
  await untilControlled(tab)
  return tab
}

/** Without a network: the installed page, which only the device can show. */
async function expectInstalled(tab: Page): Promise<void> {
  host.isCut = true
  await open(tab, '/virtual')
  await app(tab).waitFor()
  host.isCut = false
}

describe('the installed page', () => {
  it('shows with query and hash when the network sends no page within a second', async () => {
    const tab = await host.openControlled()
    const worlds = {
      'a 404': { status: 404, body: 'Not found' },
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
      expect([name, new URL(tab.url()).search, new URL(tab.url()).hash]).toEqual([
        name,
        '?from=home',
        '#top',
      ])
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

  it('does not replace what the network sends, and still shows without a network', async () => {
    const tab = await host.openControlled()
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
      await expectInstalled(tab)
    }
    // A new policy applies at once, and from then on without a network, too.
    const style = /'sha256-[^']+'/.exec(readFileSync(`${FIRST}.nginx.conf`, 'utf8'))?.[0] ?? ''
    const policy = `style-src 'self' ${style}; frame-src 'none'`
    const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': policy }
    host.reply = (path) => (path === '/virtual' ? { headers, body: page } : undefined)
    const sent = await open(tab, '/virtual')
    expect(sent?.headers()['content-security-policy']).toBe(policy)
    await app(tab).waitFor()
    host.isCut = true
    const kept = await open(tab, '/casino')
    expect(kept?.headers()['content-security-policy']).toBe(policy)
  })

  it('is not the page of a path that is the operator’s own', async () => {
    const tab = await host.openControlled()
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

  it('is installed only with a policy that lets it run, or without one', async () => {
    const serve = (policy?: string) => {
      const headers = {
        'Content-Type': 'text/html',
        ...(policy !== undefined && { 'Content-Security-Policy': policy }),
      }
      host.reply = (path) => (path === '/' ? { headers, body: page } : undefined)
    }
    serve("style-src 'self' 'unsafe-inline'")
    const tab = await (await host.newContext()).newPage()
    await tab.goto(host.url)
    await app(tab).waitFor()
    await tab.waitForTimeout(8000)
    expect(await cachedPaths(tab, /./)).toEqual([])
    serve()
    await tab.reload()
    await untilControlled(tab)
    await expectInstalled(tab)
  })
})

describe('a portal that answers everything with its page', () => {
  it('shows, a page that was never fetched says so with a retry, and nothing is deleted', async () => {
    const tab = await openSaving()
    const kept = await cachedPaths(tab, /^(?:build-|page)/)
    expect(kept.length).toBeGreaterThan(5)
    let starts = 0
    tab.on('domcontentloaded', () => starts++)
    host.reply = () => portal
    await tab.getByRole('navigation', { name: 'Main menu' }).getByText('Live Casino').click()
    await tab.getByRole('heading', { name: 'You are offline' }).waitFor()
    host.reply = () => undefined
    await tab.getByRole('button', { name: 'Retry' }).click()
    await tab.getByTestId('provider-row').first().waitFor()
    expect(starts).toBe(0)

    host.reply = () => portal
    await open(tab, '/')
    await tab.getByRole('heading', { name: 'Accept the terms of this network' }).waitFor()
    host.reply = () => undefined
    await expectInstalled(tab)
    expect(await cachedPaths(tab, /^(?:build-|page)/)).toEqual(kept)
  })
})

describe('a change of the brand file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'))
  const site = join(folder, 'site')
  beforeAll(() => {
    const brand = JSON.parse(readFileSync('brands/sirocco.json', 'utf8')) as object
    const file = join(folder, 'mistral.json')
    writeFileSync(file, JSON.stringify({ ...brand, name: 'Mistral' }))
    execFileSync(process.execPath, ['scripts/brand.mjs', FIRST, file, '--out', site])
  })
  afterAll(() => {
    removeBuild(folder)
  })

  it('reaches an open tab at its next change of page, and the installed page', async () => {
    const tab = await host.openControlled()
    const before = await buildOf(tab)
    await host.deploy(site)
    await tab.evaluate(() => window.dispatchEvent(new Event('online')))
    await tab.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return registration?.waiting?.state === 'installed'
    })
    // The page learns of the new build a moment later.
    await tab.waitForTimeout(1000)
    await tab.getByRole('navigation', { name: 'Main menu' }).getByText('Live Casino').click()
    await expect.poll(() => tab.title().catch(() => ''), { timeout: 10_000 }).toContain('Mistral')
    expect(await buildOf(tab)).not.toBe(before)
    await untilControlled(tab)
    await host.goOffline(tab)
    await open(tab, '/')
    await app(tab).waitFor()
    expect(await tab.title()).toContain('Mistral')
  })
})

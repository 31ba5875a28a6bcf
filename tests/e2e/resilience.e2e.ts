import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logIn, openStage, type Layout, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const header = (page: Page) => page.getByRole('banner').first()

async function enter(path = '/virtual', layout: Layout = 'desktop'): Promise<Page> {
  const page = await stage.visit(path, { layout })
  await header(page).getByRole('button', { name: 'Login' }).click()
  await logIn(page)
  await page.getByTestId('balance').waitFor()
  return page
}

describe('a file that is missing after a deploy', () => {
  const answers = {
    'a 404': { status: 404, contentType: 'text/plain', body: 'Not found' },
    'a page in its place': { status: 200, contentType: 'text/html', body: '<!doctype html>' },
  }

  it.each(Object.entries(answers))('%s: one reload, then a message', async (_, answer) => {
    const page = await stage.visit('/virtual')
    await page.getByRole('heading', { level: 1 }).waitFor()
    let starts = 0
    page.on('domcontentloaded', () => starts++)
    const isGone = /\/assets\/ProvidersPage[^/]*\.js/
    await page.route(isGone, (route) => route.fulfill(answer))
    await page.getByRole('navigation', { name: 'Main menu' }).getByText('Live Casino').click()
    await page.getByRole('heading', { name: 'A new version is available' }).waitFor()
    await expect.poll(() => starts).toBe(1)
    await page.getByRole('heading', { name: 'A new version is available' }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)

    // Other pages work, and the button loads the page when its file is back.
    await page.unroute(isGone)
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await page.getByTestId('provider-row').first().waitFor()
    expect(starts).toBe(2)
    await page.context().close()
  })

  it('while a game runs, a retry and no reload', async () => {
    const page = await enter('/casino/preview')
    await page.getByTestId('game-tile').first().click()
    await page.getByTestId('game-frame').waitFor()
    await page.getByRole('button', { name: 'Minimise' }).click()
    let starts = 0
    page.on('domcontentloaded', () => starts++)
    const isGone = /\/assets\/ProvidersPage[^/]*\.js/
    await page.route(isGone, (route) => route.fulfill(answers['a 404']))
    await page.getByRole('navigation', { name: 'Main menu' }).getByText('Live Casino').click()
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' })
    await retry.waitFor()
    await page.unroute(isGone)
    await retry.click()
    await page.getByTestId('provider-row').first().waitFor()
    expect([starts, await page.getByTestId('game-frame').count()]).toEqual([0, 1])
    await page.context().close()
  })
})

describe('offline', () => {
  it.each<Layout>(['desktop', 'mobile'])(
    'on %s one banner and no request, and one request for each resource on return',
    async (layout) => {
      const page = await enter('/crash/preview', layout)
      await page.getByTestId('game-tile').first().waitFor()
      await page.waitForTimeout(500)
      await page.context().setOffline(true)
      const banner = page.getByText('You are offline.')
      await banner.waitFor()
      const calls: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/api/')) calls.push(pathname.slice(5))
      })
      await page.waitForTimeout(7000)
      expect(calls).toEqual([])
      expect(await page.getByRole('alert').count()).toBe(0)
      const box = await banner.boundingBox()
      const bar = await header(page).boundingBox()
      expect(box!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height - 1)
      await page.context().setOffline(false)
      await banner.waitFor({ state: 'hidden' })
      await page.waitForTimeout(1500)
      expect(calls.sort()).toEqual(
        ['GetAllCategories', 'UserDetails', 'get_providers', 'get_slot_game'].sort(),
      )
      await page.context().close()
    },
  )
})

describe('the page is usable although requests hang', () => {
  it.each(['**/api/**', '**/locales/**', '**/api/top_winners', '**/api/UserDetails'])(
    '%s',
    async (pattern) => {
      const context = await stage.browser.newContext({ serviceWorkers: 'block' })
      const page = await context.newPage()
      await page.route(pattern, () => undefined)
      // A fake clock, so that a slow CI machine does not matter.
      const start = Date.now()
      await page.clock.install({ time: start })
      await page.clock.pauseAt(start + 1000)
      await page.goto(stage.url, { waitUntil: 'commit' })
      const login = page.getByRole('button', { name: 'Connexion' })
      const code = page.locator('link[href*="HomePage"]')
      for (let ms = 0; ms < 3000 && (await login.count()) === 0;) {
        // Until its code has loaded, the page waits for the network and not for the clock.
        const step = (await code.count()) === 0 ? 17 : 100
        await page.clock.runFor(step)
        await page.waitForTimeout(100)
        ms += step
      }
      expect(await login.count()).toBe(1)
      await page.clock.resume()
      await login.click({ timeout: 10_000 })
      await page.getByRole('dialog').waitFor({ timeout: 10_000 })
      await context.close()
    },
  )
})

describe('blocked storage and cookies', () => {
  it.each(['/', '/casino/preview?p=37'])('%s starts with the defaults', async (path) => {
    const context = await stage.browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(String(error)))
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      const blocked = { get: refuse, set: refuse }
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, blocked)
      }
      Object.defineProperty(Document.prototype, 'cookie', blocked)
    })
    await page.goto(new URL(path, stage.url).href)
    await page.getByTestId('game-tile').first().waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    expect(failures).toEqual([])
    await context.close()
  })

  it('an invalid token results in a visitor', async () => {
    const page = await stage.visit('/virtual')
    for (const token of ['\u0000', 'é'.repeat(5000), '{"a":', '\r\nX-Evil: 1', '<img src=x>']) {
      await page.evaluate((text) => {
        localStorage.setItem('token', text)
      }, token)
      await page.reload()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await header(page).getByRole('button', { name: 'Login' }).waitFor()
    }
    await page.context().close()
  })
})

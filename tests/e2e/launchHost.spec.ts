import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { headersOf } from '../../build/headers'
import { removeBuild, siteOf } from './builds'
import { expect, test as base } from './fixtures'
import { gameFrame, tiles } from './pages'
import type { Site } from './site'

const HOST = 'https://launch.example'

/** The build of a brand whose launcher page is on a separate host. */
const test = base.extend<object, { ownBuild: string }>({
  ownBuild: [
    async ({}, provide) => {
      const folder = siteOf('sirocco', {
        launchUrl: `${HOST}/launch.html`,
        hosts: { games: [HOST], pictures: ['https:'] },
      })
      await provide(folder)
      removeBuild(folder)
    },
    { scope: 'worker' },
  ],
})

test.use({ build: ({ ownBuild }, provide) => provide(ownBuild), player: 'yasmine' })

const SCRIPT = `
  const tried = (act) => { try { return String(act()) } catch { return 'denied' } }
  const said = [location.origin, tried(() => parent.document.title)]
  document.getElementById('game').textContent = said.join(' ')
`

/** Opens a script-text game; the launcher host accepts scripts from `sender`. */
async function launchFrom(page: Page, site: Site, sender: string): Promise<void> {
  await page.goto('/casino/preview')
  await page.route(`${HOST}/*`, (route) => {
    const { pathname } = new URL(route.request().url())
    const { 'Content-Security-Policy': policy = '', ...headers } = headersOf(pathname, {
      origin: HOST,
    })
    return route.fulfill({
      body: readFileSync(`public${pathname}`, 'utf8').replace('content=""', `content="${sender}"`),
      contentType: pathname.endsWith('.js') ? 'text/javascript' : 'text/html',
      // No `sandbox`, as in the sample nginx configuration, because the host is another origin.
      headers: {
        ...headers,
        'Content-Security-Policy': policy
          .replace(/^sandbox [^;]*; /, '')
          .replace("frame-ancestors 'self'", `frame-ancestors ${new URL(site.url).origin}`),
      },
    })
  })
  await page.route('**/api/StartGame', (route) =>
    route.fulfill({ json: { url: SCRIPT, isFrame: false } }),
  )
  await tiles(page).first().click()
}

test.describe('Decisions 3: a launcher page on a separate host', () => {
  test('runs script text in its own origin, without access to the app', async ({ page, site }) => {
    await launchFrom(page, site, `https://other.example ${new URL(site.url).origin}`)
    await expect(gameFrame(page).locator('#game')).toHaveText(`${HOST} denied`)
  })

  test('runs one script and no later one', async ({ page, site }) => {
    await launchFrom(page, site, new URL(site.url).origin)
    const game = gameFrame(page).locator('#game')
    await expect(game).toHaveText(`${HOST} denied`)
    await page.evaluate((origin) => {
      const script = "document.getElementById('game').textContent = 'another'"
      const frame = document.querySelector<HTMLIFrameElement>('iframe')
      frame?.contentWindow?.postMessage({ type: 'launcher:launch', script }, origin)
    }, HOST)
    // Proves an absence: the script would have run by then.
    await page.waitForTimeout(1000)
    await expect(game).toHaveText(`${HOST} denied`)
  })

  for (const [name, senders] of [
    ['no origin is configured', () => ''],
    ['its own origin is one of those configured', (app: string) => `${app} ${HOST}`],
  ] as const) {
    test(`runs nothing if ${name}`, async ({ page, site }) => {
      await launchFrom(page, site, senders(new URL(site.url).origin))
      await expect(page.getByRole('alert').filter({ hasText: /game/i }).first()).toBeVisible()
      await expect(page).toHaveURL('/casino/preview')
    })
  }

  test('accepts a script only from the configured origin', async ({ page, site }) => {
    await launchFrom(page, site, 'https://other.example')
    const game = gameFrame(page).locator('#game')
    await game.waitFor({ state: 'attached' })
    // Proves an absence: the script would have run by then.
    await page.waitForTimeout(1000)
    await expect(game).toHaveText('')
  })
})

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headersOf } from '../../scripts/vite/headers'
import { removeBuild, siteOf } from './builds'
import { openAsPlayer } from './hostileSupport'
import { openStage, type Stage } from './support'

const HOST = 'https://launch.example'
let folder: string
let stage: Stage

beforeAll(async () => {
  folder = siteOf('sirocco', { launchUrl: `${HOST}/launch.html` })
  stage = await openStage('production', folder)
})
afterAll(async () => {
  await stage.close()
  removeBuild(folder)
})

const SCRIPT = `
  const tried = (act) => { try { return String(act()) } catch { return 'denied' } }
  const said = [location.origin, tried(() => parent.document.title)]
  document.getElementById('game').textContent = said.join(' ')
`

/** Opens a script-text game; the launcher host accepts scripts from `sender`. */
async function launchFrom(sender: string) {
  const page = await openAsPlayer(stage, '/casino/preview')
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
          .replace("frame-ancestors 'self'", `frame-ancestors ${new URL(stage.url).origin}`),
      },
    })
  })
  await page.route('**/api/StartGame', (route) =>
    route.fulfill({ json: { url: SCRIPT, isFrame: false } }),
  )
  await page.getByTestId('game-tile').first().click()
  return page
}

describe('Decisions 3: a launcher page on a separate host', () => {
  it('runs script text in its own origin, without access to the app', async () => {
    const page = await launchFrom(`https://other.example ${new URL(stage.url).origin}`)
    const game = page.frameLocator('[data-testid="game-frame"]').locator('#game')
    await expect.poll(() => game.textContent()).toBe(`${HOST} denied`)
    await page.context().close()
  })

  it('S2: runs nothing if no origin is configured', async () => {
    const page = await launchFrom('')
    await page.getByRole('alert').filter({ hasText: /game/i }).first().waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/casino/preview')
    await page.context().close()
  })

  it('S2: accepts a script only from the configured origin', async () => {
    const page = await launchFrom('https://other.example')
    const game = page.frameLocator('[data-testid="game-frame"]').locator('#game')
    await game.waitFor({ state: 'attached' })
    await page.waitForTimeout(1000)
    expect(await game.textContent()).toBe('')
    await page.context().close()
  })
})

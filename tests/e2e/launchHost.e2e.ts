import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headersOf } from '../../scripts/vite/headers'
import { enter } from './hostileSupport'
import { buildWith, removeBuild } from './pwaSupport'
import { openStage, type Stage } from './support'

const HOST = 'https://launch.example'
let folder: string
let stage: Stage

beforeAll(async () => {
  folder = buildWith({ VITE_LAUNCH_URL: `${HOST}/launch.html` })
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

/** Opens a game of script text while that host's page takes scripts from `sender`. */
async function launchFrom(sender: string) {
  const page = await enter(stage, '/casino/preview')
  await page.route(`${HOST}/*`, (route) => {
    const { pathname } = new URL(route.request().url())
    const { 'Content-Security-Policy': policy = '', ...headers } = headersOf(pathname, {
      origin: HOST,
    })
    return route.fulfill({
      body: readFileSync(`public${pathname}`, 'utf8').replace('content=""', `content="${sender}"`),
      contentType: pathname.endsWith('.js') ? 'text/javascript' : 'text/html',
      // As the sample nginx configuration says: there the origin is another one already.
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

describe('Decisions 3: a launcher page on a host of its own', () => {
  it('runs script text there, with that origin and with nothing of ours', async () => {
    const page = await launchFrom(`https://other.example ${new URL(stage.url).origin}`)
    const game = page.frameLocator('[data-testid="game-frame"]').locator('#game')
    await expect.poll(() => game.textContent()).toBe(`${HOST} denied`)
    await page.context().close()
  })

  it('S2: runs nothing where it is not told from whom it may take a script', async () => {
    const page = await launchFrom('')
    await page.getByRole('alert').filter({ hasText: /game/i }).first().waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/casino/preview')
    await page.context().close()
  })

  it('S2: takes a script from nobody but the origin that it names', async () => {
    const page = await launchFrom('https://other.example')
    const game = page.frameLocator('[data-testid="game-frame"]').locator('#game')
    await game.waitFor({ state: 'attached' })
    await page.waitForTimeout(1000)
    expect(await game.textContent()).toBe('')
    await page.context().close()
  })
})

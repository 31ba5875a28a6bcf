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

describe('Decisions 3: a launcher page on a host of its own', () => {
  it('runs script text there, with that origin and with nothing of ours', async () => {
    const page = await enter(stage, '/casino/preview')
    await page.route(`${HOST}/*`, (route) => {
      const { pathname } = new URL(route.request().url())
      const { 'Content-Security-Policy': policy = '', ...headers } = headersOf(pathname)
      return route.fulfill({
        body: readFileSync(`public${pathname}`),
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
    const script = `
      const tried = (act) => { try { return String(act()) } catch { return 'denied' } }
      const said = [location.origin, tried(() => parent.document.title)]
      document.getElementById('game').textContent = said.join(' ')
    `
    await page.route('**/api/StartGame', (route) =>
      route.fulfill({ json: { url: script, isFrame: false } }),
    )
    await page.getByTestId('game-tile').first().click()
    const game = page.frameLocator('[data-testid="game-frame"]').locator('#game')
    await expect.poll(() => game.textContent()).toBe(`${HOST} denied`)
    await page.context().close()
  })
})

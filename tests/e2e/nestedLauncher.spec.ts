import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { makeCertificate } from '../support/certificate'
import { expect, test } from './fixtures'
import { tiles } from './pages'

test.use({
  build: 'dist-demo',
  player: 'yasmine',
  ignoreHTTPSErrors: true,
  allowed: /frame-ancestors|sandbox/,
})

/** A game on another host nests the app's launcher page and sends it a script. */
const attackBy = (address: string) => `<!doctype html><title>began</title><body><script>
  const frame = document.createElement('iframe')
  frame.onload = () => { document.title = 'nested' }
  frame.src = ${JSON.stringify(address)}
  document.body.append(frame)
  const script = 'top.document.title = "stolen " + top.localStorage.token'
  setInterval(() => frame.contentWindow.postMessage({ type: 'launcher:launch', script }, '*'), 100)
</script>`

let folder: string
// A real host, because Chromium does not let a mocked remote page request localhost.
let games: Server
let gamesUrl = ''
let address = ''

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'games-'))
  const { key, certificate } = makeCertificate(folder)
  games = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (_, res) => {
    res.writeHead(200, { 'Content-Type': 'text/html' }).end(attackBy(address))
  }).listen(0, '127.0.0.1')
  await new Promise((done) => games.once('listening', done))
  gamesUrl = `https://127.0.0.1:${String((games.address() as AddressInfo).port)}/start`
})
test.afterAll(() => {
  games.closeAllConnections()
  games.close()
  rmSync(folder, { recursive: true })
})

/** Opens a game with this attack, which must not reach the page. */
async function expectNoTheft(page: Page, launcher: string): Promise<void> {
  address = launcher
  await page.goto('/casino/preview')
  await page.route('**/api/StartGame', (route) =>
    route.fulfill({ json: { url: gamesUrl, isFrame: true } }),
  )
  await tiles(page).first().click()
  const game = () => page.frames().find((frame) => frame.url() === gamesUrl)
  await expect.poll(() => game()?.title()).toBe('nested')
  // Proves an absence: the attack has been sent ten times by then.
  await page.waitForTimeout(1000)
  expect(await page.title()).not.toContain('stolen')
}

test.describe('a game that nests the launcher page', () => {
  for (const spelling of ['/launch.html', '/%6caunch.html']) {
    test(`with the URL ${spelling}: cannot run a script in the origin of the app`, async ({
      page,
      site,
    }) => {
      await expectNoTheft(page, new URL(site.url).origin + spelling)
    })
  }

  test('on a host that sends no policy: cannot run a script either', async ({ page, site }) => {
    const body = readFileSync('dist-demo/launch.html')
    await page.route('**/launch.html', (route) => route.fulfill({ contentType: 'text/html', body }))
    await expectNoTheft(page, new URL('/launch.html', site.url).href)
  })
})

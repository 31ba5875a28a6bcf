import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCertificate } from './certificate'
import { logInByToken, openStage, type Stage } from './support'

/** A game on another host nests the app's launcher page and sends it a script. */
const attackBy = (address: string) => `<!doctype html><title>began</title><body><script>
  const frame = document.createElement('iframe')
  frame.onload = () => { document.title = 'nested' }
  frame.src = ${JSON.stringify(address)}
  document.body.append(frame)
  const script = 'top.document.title = "stolen " + top.localStorage.token'
  setInterval(() => frame.contentWindow.postMessage({ type: 'launcher:launch', script }, '*'), 100)
</script>`

let stage: Stage
let folder: string
// A real host, because Chromium does not let a mocked remote page request localhost.
let games: Server
let gamesUrl = ''
let address = ''

beforeAll(async () => {
  stage = await openStage('demo')
  folder = mkdtempSync(join(tmpdir(), 'games-'))
  const { key, certificate } = makeCertificate(folder)
  games = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (_, res) => {
    res.writeHead(200, { 'Content-Type': 'text/html' }).end(attackBy(address))
  }).listen(0, '127.0.0.1')
  await new Promise((done) => games.once('listening', done))
  gamesUrl = `https://127.0.0.1:${String((games.address() as AddressInfo).port)}/start`
})
afterAll(async () => {
  await stage.close()
  games.closeAllConnections()
  games.close()
  rmSync(folder, { recursive: true })
})

/** Opens a game with this attack; returns the page's title some time after it. */
async function titleAfter(spelling: string, { hasPolicy = true } = {}) {
  address = new URL(stage.url).origin + spelling
  const page = await stage.visit('/virtual', { context: { ignoreHTTPSErrors: true } })
  await logInByToken(page)
  await page.goto(new URL('/casino/preview', stage.url).href)
  await page.route('**/api/StartGame', (route) =>
    route.fulfill({ json: { url: gamesUrl, isFrame: true } }),
  )
  if (!hasPolicy) {
    const body = readFileSync('dist-demo/launch.html')
    await page.route('**/launch.html', (route) => route.fulfill({ contentType: 'text/html', body }))
  }
  await page.getByTestId('game-tile').first().click()
  const game = () => page.frames().find((frame) => frame.url() === gamesUrl)
  await expect.poll(() => game()?.title(), { timeout: 15_000 }).toBe('nested')
  await page.waitForTimeout(1000)
  const title = await page.title()
  await page.context().close()
  return title
}

describe('S2: a game that nests the launcher page', () => {
  it.each(['/launch.html', '/%6caunch.html', '/assets/%2e%2e%2flaunch.html'])(
    'with the URL %s: cannot run a script in the origin of the app',
    async (spelling) => {
      expect(await titleAfter(spelling)).not.toContain('stolen')
    },
  )

  it('on a host that sends no policy: cannot run a script either', async () => {
    expect(await titleAfter('/launch.html', { hasPolicy: false })).not.toContain('stolen')
  })
})

import { aim } from './press.mjs'
import { median, pause, PHONE, SLOWDOWN } from './stage.mjs'

const RUNS = 5
const PLAYER = { username: 'yasmine', password: 'sirocco2026' }
/** A common mobile network. */
const NETWORK = {
  offline: false,
  latency: 100,
  downloadThroughput: 9e6 / 8,
  uploadThroughput: 3e6 / 8,
}

/** The times from a tap on a game to its request, and to the first byte of its frame, in ms. */
async function once(stage) {
  const { context, page, cdp } = await stage.open(PHONE, { lang: 'en' })
  await page.goto(new URL('/play_responsibly', stage.url).href)
  const login = await page.request.post(new URL('/api/login', stage.url).href, { data: PLAYER })
  const { token } = await login.json()
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', NETWORK)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(new URL('/casino/preview', stage.url).href)
  const tile = page.getByTestId('game-tile').first()
  await tile.waitFor()
  await pause(5000)
  const tap = await aim(page, tile, PHONE)
  const game = page.waitForRequest('**/api/StartGame')
  const frame = page.waitForResponse((response) => response.frame() !== page.mainFrame())
  const tapped = performance.now()
  const request = game.then(() => performance.now() - tapped)
  const firstByte = frame.then(() => performance.now() - tapped)
  await tap()
  const times = { request: await request, firstByte: await firstByte }
  await context.close()
  return times
}

/** Quality L2: measures opening a game from a lobby on a phone, as the first game of a visit. */
export async function tapToPlay(stage) {
  const runs = []
  for (let run = 0; run < RUNS; run++) runs.push(await once(stage))
  const of = (name) => median(runs.map((run) => run[name]))
  return [
    { figure: 'tap on a game: StartGame sent, ms', found: of('request'), isTimed: true },
    {
      figure: 'tap on a game: first byte of its frame, ms',
      found: of('firstByte'),
      budget: 420,
      isTimed: true,
    },
  ]
}

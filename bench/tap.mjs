import { firstVisits } from './secondVisit.mjs'
import { slowNetwork } from './slowNetwork.mjs'
import { DESK, logIn, median, pause, PHONE, SLOWDOWN } from './stage.mjs'

const RUNS = 5

/**
 * Returns a function that taps or clicks a target. It replaces Playwright's `click`, whose hit test runs
 * in the page during the click and would be measured as well. The mouse is moved over the target first.
 */
export async function aim(page, target, { hasTouch = false }) {
  const { x, y, width, height } = await target.boundingBox()
  const point = [x + width / 2, y + height / 2]
  if (hasTouch) return () => page.touchscreen.tap(...point)
  await page.mouse.move(...point)
  return async () => {
    await page.mouse.down()
    await page.mouse.up()
  }
}

/** The times from a tap on a tile to the game's request, and to the first byte of its frame, in ms. */
async function tapOn(page, tile, device) {
  const tap = await aim(page, tile, device)
  const game = page.waitForRequest('**/api/StartGame')
  const frame = page.waitForResponse((response) => response.frame() !== page.mainFrame())
  const tapped = performance.now()
  const request = game.then(() => performance.now() - tapped)
  const firstByte = frame.then(() => performance.now() - tapped)
  await tap()
  return { request: await request, firstByte: await firstByte }
}

/** Opens two games one after the other: the first of a visit, and one whose page's code is loaded. */
async function once(context, network, device) {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  network.set('slow')
  await page.goto(new URL('/casino/preview', network.url).href)
  const tiles = page.getByTestId('game-tile')
  await tiles.first().waitFor()
  await pause(5000)
  const first = await tapOn(page, tiles.first(), device)
  await pause(3000)
  await page.goBack()
  await tiles.first().waitFor()
  await pause(2000)
  const second = await tapOn(page, tiles.nth(1), device)
  await page.close()
  network.set('fast')
  return { first, second }
}

/** Measures opening a game from a list at 9/3 Mbit/s, 100 ms latency and 4 x CPU slowdown. */
export async function tapToPlay(stage) {
  const rows = []
  const network = await slowNetwork(stage.url)
  for (const [name, device] of Object.entries({ phone: PHONE, desktop: DESK })) {
    const context = await firstVisits(stage, network.url, device)
    await logIn(context, network.url)
    const runs = []
    for (let run = 0; run < RUNS; run++) runs.push(await once(context, network, device))
    for (const game of ['first', 'second']) {
      const of = (time) => median(runs.map((run) => run[game][time]))
      const what = `${name}, ${game} game of a visit`
      rows.push(
        { figure: `${what}: StartGame sent, ms`, found: of('request'), isTimed: true },
        { figure: `${what}: first byte, ms`, found: of('firstByte'), budget: 420, isTimed: true },
      )
    }
    await context.close()
  }
  network.close()
  return rows
}

import { slowNetwork } from './slowNetwork.mjs'
import { DESK, median, pause, PHONE, SLOWDOWN } from './stage.mjs'

const RUNS = 5
/** Covers in the viewport that make a lobby. */
const COVERS = 3

/** Runs in the page: resolves `lobby` when the covers in the viewport have been painted, with the time in ms. */
function watchLobby(covers) {
  const { promise, resolve } = Promise.withResolvers()
  window.lobby = promise
  const URGENT = { priority: 'user-blocking' }
  const isShown = (image) => {
    const { top, bottom } = image.getBoundingClientRect()
    return image.complete && image.naturalWidth > 0 && bottom > 0 && top < innerHeight
  }
  let isLobby = false
  const check = () => {
    const isDrawn = document.getElementById('root')?.hasChildNodes()
    if (isLobby || !isDrawn || document.getElementById('splash')) return
    const images = [...document.querySelectorAll('[data-testid="game-tile"] img')]
    if (images.filter(isShown).length < covers) return
    isLobby = true
    // The most urgent task after the next frame starts when the frame has been painted.
    const afterFrame = () => window.scheduler.postTask(() => resolve(performance.now()), URGENT)
    requestAnimationFrame(() => void afterFrame())
  }
  // Events instead of a check in each frame, which would itself slow the page down.
  document.addEventListener('load', check, true)
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver(check).observe(document.body, { childList: true })
  })
}

/** Installs the worker in a new profile; its second page is the first that the worker controls. */
export async function firstVisits(stage, url, device) {
  const { context, page } = await stage.open({ ...device, serviceWorkers: 'allow' })
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.reload()
  await page.getByTestId('game-tile').first().waitFor()
  // The first action of a player loads what is below the first view.
  await page.mouse.wheel(0, 300)
  await page.waitForLoadState('networkidle')
  await page.close()
  return context
}

/** Measures a visit: when the lobby shows, and what came from the network before. */
async function visit(context, network, { mode, isCold }) {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(watchLobby, COVERS)
  // A cold visit starts the worker, as the first visit of a day does.
  await cdp.send('ServiceWorker.enable')
  if (isCold) await cdp.send('ServiceWorker.stopAllWorkers')
  await cdp.send('ServiceWorker.disable')
  network.set(mode)
  network.record()
  await page.goto(network.url, { waitUntil: 'commit' })
  // Playwright's own functions would first run a long script in the page.
  const { result } = await cdp.send('Runtime.evaluate', {
    expression: 'lobby.then((at) => [at, performance.timeOrigin + at])',
    awaitPromise: true,
    returnByValue: true,
  })
  const [lobby, at] = result.value
  const before = network.record().filter((each) => each.at <= at)
  await page.close()
  network.set('fast')
  await pause(300)
  return {
    lobby,
    bytes: before.reduce((sum, { bytes }) => sum + bytes, 0),
    // Without the browser's own check for a new worker, for which no page waits.
    scripts: before.filter(({ path }) => /(?<!\/sw)\.js$/.test(path ?? '')).length,
  }
}

const devices = { phone: PHONE, desktop: DESK }
/** Every device has these visits; a worker that has been stopped starts with the visit. */
const cases = [
  { name: 'slow network', mode: 'slow', isCold: false, goal: 700 },
  { name: 'slow network, worker stopped', mode: 'slow', isCold: true, goal: 700 },
  { name: 'network hangs', mode: 'hanging', isCold: true, goal: 1000 },
]

/** Measures the second visit at 9/3 Mbit/s, 100 ms latency and 4 x CPU slowdown. */
export async function secondVisit(stage) {
  const rows = []
  const network = await slowNetwork(stage.url)
  for (const [device, options] of Object.entries(devices)) {
    const context = await firstVisits(stage, network.url, options)
    for (const { name, goal, ...how } of cases) {
      const runs = []
      for (let run = 0; run < RUNS; run++) runs.push(await visit(context, network, how))
      const of = (figure) => median(runs.map((run) => run[figure]))
      const what = `${device}, ${name}`
      rows.push(
        { figure: `${what}: lobby, ms`, found: of('lobby'), budget: goal, isTimed: true },
        // The longer a slow machine takes, the more has arrived by then.
        { figure: `${what}: bytes before it`, found: of('bytes'), budget: 5000, isTimed: true },
        { figure: `${what}: scripts before it`, found: of('scripts'), budget: 0, isTimed: true },
      )
    }
    await context.close()
  }
  network.close()
  return rows
}

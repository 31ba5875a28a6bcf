import { countCpu, cpuMs, pause } from './stage.mjs'

const WATCH_MS = 15_000

/** The main thread's load of an idle page, in per cent. */
async function share(cdp) {
  const before = await cpuMs(cdp)
  await pause(WATCH_MS)
  return ((await cpuMs(cdp)) - before) / (WATCH_MS / 100)
}

/** Simulates a hidden tab, because headless browsers never hide one. */
function hide() {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
  Object.defineProperty(document, 'hidden', { get: () => true })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Measures the CPU load of the home page without user input. */
export async function rest(stage) {
  const { context, page, cdp } = await stage.open()
  await countCpu(cdp)
  await page.goto(stage.url, { waitUntil: 'load' })
  await pause(6000)
  const visible = await share(cdp)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await pause(2000)
  const offScreen = await share(cdp)
  await page.evaluate(hide)
  await pause(1000)
  const hidden = await share(cdp)
  await context.close()
  return [
    { figure: 'CPU at rest, visible, %', found: visible, budget: 2 },
    { figure: 'CPU at rest, carousel off-screen, %', found: offScreen, budget: 0.5 },
    // Measuring itself costs a few hundredths of a per cent.
    { figure: 'CPU at rest, hidden tab, %', found: hidden, budget: 0.1 },
  ]
}

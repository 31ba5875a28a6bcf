import { countCpu, cpuMs, pause } from './stage.mjs'

const WATCH_MS = 15_000

/** Share of the main thread that a page at rest takes, in per cent. */
async function share(cdp) {
  const before = await cpuMs(cdp)
  await pause(WATCH_MS)
  return ((await cpuMs(cdp)) - before) / (WATCH_MS / 100)
}

/** Headless browsers hide no tab: the page is told so, as a real one would be. */
function hide() {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
  Object.defineProperty(document, 'hidden', { get: () => true })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** What the home page costs while nobody does anything. */
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
    // What the measuring itself costs is a few hundredths.
    { figure: 'CPU at rest, hidden tab, %', found: hidden, budget: 0.1 },
  ]
}

import { aim } from './press.mjs'
import { DESK, median, pause } from './stage.mjs'

const BUDGET_MS = 100
const RUNS = 5
const LINK = 'main a[href="/casino/preview"]'

/** Marks when the page that was left is gone and a skeleton of the next one is there. */
function markSkeleton() {
  new MutationObserver((_, observer) => {
    if (document.querySelector('[data-testid^="home-"]')) return
    if (!document.querySelector('main [data-testid="skeleton"]')) return
    performance.mark('skeleton')
    observer.disconnect()
  }).observe(document.body, { childList: true, subtree: true })
}

/** What the browser tells of an act, in the order of time. */
async function trace(browser, act) {
  const client = await browser.newBrowserCDPSession()
  const events = []
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const traceConfig = { includedCategories: ['devtools.timeline', 'blink.user_timing'] }
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await act()
  const end = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve))
  await client.send('Tracing.end')
  await end
  await client.detach()
  return events.toSorted((a, b) => a.ts - b.ts)
}

/** From the press of a link to the end of the first frame with the next page's skeleton, in ms. */
async function once(stage) {
  const { page, context } = await stage.open(DESK, { lang: 'en' })
  await page.goto(stage.url, { waitUntil: 'load' })
  await pause(5000)
  // The list's answer would else take the skeleton's place.
  await page.route('**/api/get_slot_game*', () => undefined)
  const link = page.locator(LINK).last()
  await link.scrollIntoViewIfNeeded()
  const press = await aim(page, link, DESK)
  await pause(500)
  await page.evaluate(markSkeleton)
  const events = await trace(stage.browser, async () => {
    await press()
    await pause(1500)
  })
  await context.close()
  const pressed = events.find(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointerdown',
  )
  const mark = events.find(({ name }) => name === 'skeleton')
  const drawn = events.find(
    ({ name, ts, pid }) => name === 'Layerize' && pid === mark.pid && ts > mark.ts,
  )
  return (drawn.ts + drawn.dur - pressed.ts) / 1000
}

/** A change of route whose code a mouse over its link has fetched, at the machine's own speed. */
export async function route(stage) {
  const runs = []
  for (let run = 0; run < RUNS; run++) runs.push(await once(stage))
  return [
    {
      figure: 'warm change of route: its skeleton drawn, ms',
      found: median(runs),
      budget: BUDGET_MS,
      isTimed: true,
    },
  ]
}

import { aim } from './press.mjs'
import { DESK, median, pause } from './stage.mjs'

const BUDGET_MS = 100
const RUNS = 5
const LINK = 'main a[href="/casino/preview"]'

/** Marks the time when the old page is removed and the next page's skeleton is in the DOM. */
function markSkeleton() {
  new MutationObserver((_, observer) => {
    if (document.querySelector('[data-testid^="home-"]')) return
    if (!document.querySelector('main [data-testid="skeleton"]')) return
    performance.mark('skeleton')
    observer.disconnect()
  }).observe(document.body, { childList: true, subtree: true })
}

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

/** The time from the press of a link to the end of the first frame with the skeleton, in ms. */
async function once(stage) {
  const { page, context } = await stage.open(DESK, { lang: 'en' })
  await page.goto(stage.url, { waitUntil: 'load' })
  await pause(5000)
  // Without a response of the list, the skeleton stays.
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

/** Measures a route change on an unslowed CPU, after hovering the link has fetched its code. */
export async function route(stage) {
  const runs = []
  for (let run = 0; run < RUNS; run++) runs.push(await once(stage))
  return [
    {
      figure: 'route change with fetched code: skeleton painted, ms',
      found: median(runs),
      budget: BUDGET_MS,
      isTimed: true,
    },
  ]
}

import { countCpu, cpuMs, median, pause, PHONE } from './stage.mjs'

const RUNS = 5
/** How long a visit is recorded after the load event. */
const VIEW_MS = 4000

/** Runs in the page: what it has fetched, with the compressed sizes in bytes. */
const fetched = () =>
  [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
    ({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }),
  )

const kb = (entries) => entries.reduce((sum, { bytes }) => sum + bytes, 0) / 1000

/** Measures one visit with an empty cache. */
async function visit(stage) {
  const { context, page, cdp } = await stage.open({ ...PHONE, serviceWorkers: 'allow' })
  await countCpu(cdp)
  await page.goto(stage.url, { waitUntil: 'load' })
  const end = Date.now() + VIEW_MS
  // Settled: no request for half a second. Later CPU time belongs to the idle page (rest.mjs).
  await page.waitForLoadState('networkidle')
  const cpu = await cpuMs(cdp)
  await pause(end - Date.now())
  const entries = await page.evaluate(fetched)
  await context.close()
  const ofKind = (end) => entries.filter(({ path }) => path.endsWith(end))
  return {
    cpu,
    js: kb(ofKind('.js')),
    css: kb(ofKind('.css')),
    wire: kb(entries),
    requests: entries.length,
  }
}

/**
 * Measures the home page's first view on a phone, with an empty cache and without scrolling. What it waits for before
 * the first view is in build/checks/budget.mjs.
 */
export async function firstView(stage) {
  const runs = []
  for (let run = 0; run < RUNS; run++) runs.push(await visit(stage))
  const of = (name) => median(runs.map((run) => run[name]))
  return [
    { figure: 'JavaScript of the first view, kB', found: of('js'), budget: 182 },
    { figure: 'CSS of the first view, kB', found: of('css'), budget: 12 },
    { figure: 'everything on the wire, kB', found: of('wire'), budget: 365 },
    { figure: 'requests', found: of('requests'), budget: 40 },
    { figure: 'main-thread CPU until settled, ms', found: of('cpu'), isTimed: true },
  ]
}

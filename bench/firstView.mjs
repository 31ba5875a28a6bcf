import { countCpu, cpuMs, median, pause, PHONE } from './stage.mjs'
import { recordWire, sum } from './wire.mjs'

const RUNS = 5
/** How long a visit is recorded after the load event. */
const VIEW_MS = 4000

const isFirstJs = ({ kind, isFirst }) => kind === 'js' && isFirst
const isKind = (wanted) => (entry) => entry.kind === wanted

/** Measures one visit with an empty cache. */
async function visit(stage, url) {
  const { context, page, cdp } = await stage.open({ ...PHONE, serviceWorkers: 'allow' })
  const take = await recordWire(page)
  await countCpu(cdp)
  await page.goto(url, { waitUntil: 'load' })
  const end = Date.now() + VIEW_MS
  // Settled: no request for half a second. Later CPU time belongs to the idle page (rest.mjs).
  await page.waitForLoadState('networkidle')
  const cpu = await cpuMs(cdp)
  await pause(end - Date.now())
  const entries = await take()
  await context.close()
  return {
    cpu,
    before: sum(entries, isFirstJs) / 1000,
    js: sum(entries, isKind('js')) / 1000,
    css: sum(entries, isKind('css')) / 1000,
    wire: sum(entries) / 1000,
    requests: entries.length,
  }
}

/** Measures the home page's first view on a phone, with an empty cache and without scrolling. */
export async function firstView(stage) {
  const runs = []
  for (let run = 0; run < RUNS; run++) runs.push(await visit(stage, stage.url))
  const of = (name) => median(runs.map((run) => run[name]))
  return [
    { figure: 'JavaScript until the first view, kB', found: of('before'), budget: 154 },
    { figure: 'JavaScript of the first view, kB', found: of('js'), budget: 182 },
    { figure: 'CSS of the first view, kB', found: of('css'), budget: 12 },
    { figure: 'everything on the wire, kB', found: of('wire'), budget: 365 },
    { figure: 'requests', found: of('requests'), budget: 40 },
    { figure: 'main-thread CPU until settled, ms', found: of('cpu'), isTimed: true },
  ]
}

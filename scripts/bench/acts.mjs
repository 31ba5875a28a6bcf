import { recordWaits, waitOf } from './lists.mjs'
import { DESK, PHONE, median, pause } from './stage.mjs'

const BUDGET_MS = 100
const RUNS = 5

/** What players do most, by name: where, on which screen, and the act itself. */
const acts = [
  ['menu', '/', PHONE, (page) => page.locator('nav button[aria-expanded]').last().click()],
  ['login dialog', '/', PHONE, (page) => page.locator('header button').last().click()],
  ['language', '/', DESK, (page) => page.locator('header button[aria-haspopup]').last().click()],
  [
    'change of route',
    '/',
    DESK,
    (page) => page.locator('main a[href="/casino/preview"]').last().click(),
  ],
]

/** How long an act waits for its answer on screen on a slow machine, and the files fetched for it. */
async function once(stage, [, path, options, act]) {
  const view = await stage.open(options, { lang: 'en' })
  const { page, cdp } = view
  await recordWaits(page)
  const files = []
  await cdp.send('Network.enable')
  cdp.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script' && !response.fromDiskCache) files.push(response.url)
  })
  await page.goto(new URL(path, stage.url).href, { waitUntil: 'load' })
  await pause(5000)
  files.length = 0
  const ms = await waitOf(view, () => act(page))
  await view.context.close()
  return { ms, files: files.length }
}

/** What each act costs a player who has done nothing else yet. */
export async function interactions(stage) {
  const rows = []
  for (const act of acts) {
    const runs = []
    for (let run = 0; run < RUNS; run++) runs.push(await once(stage, act))
    const usual = (read) => median(runs.map(read))
    const [name] = act
    rows.push({
      figure: `${name}, ms`,
      found: usual(({ ms }) => ms),
      budget: BUDGET_MS,
      isTimed: true,
    })
    rows.push({
      figure: `${name}, files of code fetched for it`,
      found: Math.max(...runs.map(({ files }) => files)),
      budget: 1,
    })
  }
  return rows
}

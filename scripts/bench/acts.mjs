import { recordWaits, waitOf } from './lists.mjs'
import { aim } from './press.mjs'
import { DESK, PHONE, median, pause } from './stage.mjs'

const BUDGET_MS = 100
const RUNS = 5

/** The most common interactions: name, page, screen, and the element that is pressed. */
const acts = [
  ['menu', '/', PHONE, (page) => page.locator('nav button[aria-expanded]').last()],
  ['login dialog', '/', PHONE, (page) => page.locator('header button').last()],
  ['language', '/', DESK, (page) => page.locator('header button[aria-haspopup]').last()],
  ['change of route', '/', DESK, (page) => page.locator('main a[href="/casino/preview"]').last()],
]

/** The time from the press to the next painted frame, and the number of scripts fetched. */
async function once(stage, [, path, options, find]) {
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
  const target = find(page)
  await target.scrollIntoViewIfNeeded()
  files.length = 0
  const ms = await waitOf(view, await aim(page, target, options))
  await view.context.close()
  return { ms, files: files.length }
}

/** Measures each interaction as the player's first one on the page. */
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
      figure: `${name}, scripts fetched`,
      found: Math.max(...runs.map(({ files }) => files)),
      // The page's chunk and the chunk shared by all pages except the home page.
      budget: 2,
    })
  }
  return rows
}

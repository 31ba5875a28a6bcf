import { recordWaits, waitOf } from './lists.mjs'
import { DESK, PHONE, pause } from './stage.mjs'

const BUDGET_MS = 100

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

/** How long an act waits for its answer on screen on a slow machine; the first time, and again. */
export async function interactions(stage) {
  const rows = []
  for (const [name, path, options, act] of acts) {
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
    const found = await waitOf(view, () => act(page))
    rows.push({ figure: `${name}, ms`, found, budget: BUDGET_MS, isTimed: true })
    rows.push({ figure: `${name}, files of code fetched for it`, found: files.length, budget: 1 })
    await view.context.close()
  }
  return rows
}

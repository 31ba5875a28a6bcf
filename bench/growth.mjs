import { cpuOf, longestPress, openWith, pressCpu } from './growthStage.mjs'
import { cpuMs, memory, pause } from './stage.mjs'

const TILES = [28, 300, 3000]
const PROVIDERS = [3, 30, 300]
const ROWS = [10, 1000, 10_000]
const TABS = [1, 5]
/** The CPU time of a minute is measured in a quarter of it. */
const REST_MS = 15_000
const VIEW_MS = 9000

/** Presses that change the list of tiles are pressed less often, because each has to show it again. */
const FEW = 3

const nothing = () => undefined

/** The figures of each size, and how many times the first the last is. */
function grown(sizes, unit, found) {
  return Object.keys(found[0]).flatMap((name) => {
    const values = found.map((each) => each[name])
    const rows = sizes.map((size, at) => ({
      figure: `${name}, ${size.toLocaleString('en')} ${unit}`,
      found: values[at],
      isTimed: true,
    }))
    if (values[0] === 0) return rows
    const times = { figure: `${name}: times as much`, found: values.at(-1) / values[0] }
    return [...rows, { ...times, isTimed: true }]
  })
}

const perMinute = async (cdp) => ((await cpuOf(cdp, nothing, REST_MS)) * 60_000) / REST_MS

/** Presses Load More until all tiles are shown; the CPU time of a press, in ms. */
async function showAll({ page, cdp }, count) {
  const tiles = page.getByTestId('game-tile')
  const more = page.getByRole('button', { name: /Load More|Voir plus|عرض المزيد/ })
  const before = await cpuMs(cdp)
  let presses = 0
  for (; (await tiles.count()) < count; presses++) {
    await more.evaluate((button) => button.click())
    await pause(100)
  }
  const found = presses === 0 ? 0 : ((await cpuMs(cdp)) - before) / presses
  await page.evaluate(() => window.scrollTo(0, 0))
  await pause(2000)
  return found
}

async function ofPresses(opened, count) {
  const { page } = opened
  const header = page.locator('header').first()
  const close = () => page.keyboard.press('Escape')
  const again = () => showAll(opened, count)
  const button = (name) => () => header.getByRole('button', { name }).first()
  const heart = () => page.locator('li > button[aria-pressed]').first()
  const category = (press) => page.getByRole('radio').nth(1 - (press % 2))
  const language = async (press) => {
    await header.locator('button[aria-haspopup=menu]').last().click()
    return page.getByRole('menuitemradio').nth(press % 2)
  }
  const found = {}
  for (const [name, ...press] of [
    ['menu', button('Menu')],
    ['login', button('Login'), close],
    ['search', button('Search'), close],
    ['a heart', heart],
    ['a filter', category, again, FEW],
    ['a language', language, again, FEW],
  ]) {
    found[`CPU of ${name}, ms`] = await pressCpu(opened, ...press)
  }
  return found
}

async function ofTiles(stage, count) {
  const opened = await openWith(stage, '/casino/preview', { games: count })
  const { context, cdp, calls } = opened
  await pause(VIEW_MS)
  const found = { 'calls of a view': calls.length, 'CPU of a view, ms': await cpuMs(cdp) }
  found['CPU of a press of Load More, ms'] = await showAll(opened, count)
  Object.assign(found, await ofPresses(opened, count))
  found['heap, MB'] = (await memory(cdp)).heapMb
  found['CPU of a minute at rest, ms'] = await perMinute(cdp)
  await context.close()
  return found
}

async function ofProviders(stage, count) {
  const { context, cdp, calls } = await openWith(stage, '/casino', { providers: count })
  await pause(VIEW_MS)
  const found = {
    'calls for games': calls.filter((call) => call === 'get_slot_game').length,
    'CPU of a view, ms': await cpuMs(cdp),
  }
  await context.close()
  return found
}

async function ofRows(stage, count) {
  const opened = await openWith(stage, '/casino_history', { rows: count }, { isPlayer: true })
  const { context, page, cdp, calls } = opened
  await pause(3000)
  const found = { 'CPU of a view, ms': await cpuMs(cdp) }
  const before = await cpuMs(cdp)
  const sent = calls.length
  const sidebar = page.locator('[aria-controls="sidebar"]').first()
  const file = page.waitForEvent('download', { timeout: 300_000 })
  let isRead = false
  void file.then(() => {
    isRead = true
  })
  await page.getByRole('button', { name: 'Totals', exact: true }).click()
  const totals = page.locator('[data-testid=history-totals][aria-busy=false]')
  const isOver = async () => {
    // The file waits for the totals, because both come from one read.
    if (!isRead && (await totals.count()) > 0) {
      await page.getByRole('button', { name: 'Download (CSV)' }).click()
      await file
    }
    return isRead
  }
  found['longest press while totals and file are read, ms'] = await longestPress(
    opened,
    sidebar,
    isOver,
  )
  found['CPU of it, ms'] = (await cpuMs(cdp)) - before
  found['calls for totals and file'] = calls
    .slice(sent)
    .filter((call) => call === 'CasinoHistory').length
  found['heap, MB'] = (await memory(cdp)).heapMb
  await context.close()
  return found
}

async function ofTabs(stage, count) {
  const { context, page, cdp, calls } = await openWith(stage, '/', {}, { isPlayer: true })
  for (let tab = 1; tab < count; tab++) await (await context.newPage()).goto(stage.url)
  await page.bringToFront()
  await pause(VIEW_MS)
  calls.length = 0
  const cpu = await perMinute(cdp)
  const found = {
    'calls of a minute at rest, of a tab': (calls.length * 60_000) / REST_MS,
    'CPU of it, ms': cpu,
  }
  await context.close()
  return found
}

/** Measures what a view, a press and a minute at rest cost with more around them. */
export async function growth(stage) {
  const rows = []
  for (const [sizes, unit, measure] of [
    [TILES, 'tiles', ofTiles],
    [PROVIDERS, 'providers', ofProviders],
    [ROWS, 'rows', ofRows],
    [TABS, 'tabs', ofTabs],
  ]) {
    const found = []
    for (const size of sizes) found.push(await measure(stage, size))
    rows.push(...grown(sizes, unit, found))
  }
  return rows
}

import { cpuOf, longestPress, openWith, pressCpu } from './growthStage.mjs'
import { cpuMs, memory, pause } from './stage.mjs'

const TILES = [28, 300, 3000]
const PROVIDERS = [3, 30, 300]
const ROWS = [10, 1000, 10_000]
const TABS = [1, 5]
/** The CPU time of a minute is measured in a quarter of it. */
const REST_MS = 15_000
const VIEW_MS = 9000

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

async function showAll(page, count) {
  const tiles = page.getByTestId('game-tile')
  while ((await tiles.count()) < count) {
    await page.getByRole('button', { name: 'Load More' }).evaluate((button) => button.click())
    await pause(100)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await pause(2000)
}

async function ofTiles(stage, count) {
  const opened = await openWith(stage, '/casino/preview', { games: count })
  const { context, page, cdp, calls } = opened
  await pause(VIEW_MS)
  const found = { 'calls of a view': calls.length, 'CPU of a view, ms': await cpuMs(cdp) }
  await showAll(page, count)
  const header = page.locator('header').first()
  const close = () => page.keyboard.press('Escape')
  const button = (name) => header.getByRole('button', { name }).first()
  const heart = page.locator('li > button[aria-pressed]').first()
  found['CPU of login, ms'] = await pressCpu(opened, button('Login'), close)
  found['CPU of search, ms'] = await pressCpu(opened, button('Search'), close)
  found['CPU of a heart, ms'] = await pressCpu(opened, heart)
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

/**
 * How the lists feel with 10,000 games: accumulates tiles in a preview of the production build and
 * prints, at a fourfold CPU slowdown, how long each act of the player waits for its answer on screen
 * (the browser's own event timing), the heap after a collection and the nodes of the document.
 *
 *   npm run bench
 */
import { chromium } from 'playwright-core'
import { build, preview } from 'vite'

const GAMES = 10_000
const SIZES = [300, 3000]
const SLOWDOWN = 4
const BUDGET = { ms: 100, heapMb: 120 }

const game = (index) => ({
  game_id: index + 1,
  type: 1,
  name: `Game ${index + 1}`,
  image: `/demo/covers/${1000 + (index % 60)}.svg`,
  provider_id: 37,
  provider_name: 'Pragmatic',
})

function answer(route) {
  const query = new URL(route.request().url()).searchParams
  const size = Number(query.get('page_size'))
  const from = (Number(query.get('page_index')) - 1) * size
  const count = Math.max(0, Math.min(size, GAMES - from))
  const data = Array.from({ length: count }, (_, i) => game(from + i))
  return route.fulfill({ json: { data, total: GAMES } })
}

await build({ logLevel: 'warn' })
const server = await preview({ logLevel: 'error', preview: { port: 0 } })
const url = server.resolvedUrls.local[0]
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
await context.addCookies([{ name: 'i18next', value: 'en', url }])
const page = await context.newPage()
const cdp = await context.newCDPSession(page)
await page.route('**/api/get_slot_game*', answer)
await page.addInitScript(() => {
  window.waits = []
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId } of list.getEntries()) {
      if (interactionId) window.waits.push({ name, duration })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
})

const tiles = page.getByTestId('game-tile')
const more = page.getByRole('button', { name: 'Load More' })
const slowDown = (rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate })

/** How long the slowest event of an act waited for its answer; 0 is below what is measured. */
async function waitOf(act) {
  await page.evaluate(() => {
    window.waits = []
  })
  await slowDown(SLOWDOWN)
  await act()
  await page.waitForTimeout(600)
  await slowDown(1)
  await page.waitForTimeout(200)
  return page.evaluate(() => Math.max(0, ...window.waits.map(({ duration }) => duration)))
}

async function heapMb() {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return Math.round(usedSize / 1e5) / 10
}

/** How often the grid changes while a key is pressed in the search. */
async function gridChangesWhileTyping() {
  await page.evaluate(() => {
    window.changes = 0
    const grid = document.querySelector('[data-testid="game-grid"]')
    new MutationObserver((records) => {
      window.changes += records.length
    }).observe(grid, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  await page.getByRole('searchbox').press('x')
  await page.waitForTimeout(150)
  const changes = await page.evaluate(() => window.changes)
  await page.getByRole('searchbox').press('Backspace')
  return changes
}

const rows = []
for (const size of SIZES) {
  await page.goto(new URL('/casino/preview', url).href)
  await tiles.first().waitFor()
  for (let held = await tiles.count(); held < size; held = await tiles.count()) {
    await more.click()
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-testid="game-tile"]').length > count,
      held,
    )
  }
  const chips = page.getByRole('radiogroup', { name: 'Categories' }).getByRole('radio')
  rows.push({
    tiles: await tiles.count(),
    nodes: await page.evaluate(() => document.querySelectorAll('*').length),
    'heap MB': await heapMb(),
    'Load More ms': await waitOf(() => more.click()),
    'grid changes by a key': await gridChangesWhileTyping(),
    'typing ms': await waitOf(() => page.getByRole('searchbox').pressSequentially('ruby')),
    'filter ms': await waitOf(() => chips.nth(2).click()),
  })
}
await browser.close()
await server.close()

console.table(rows)
const last = rows.at(-1)
const slowest = Math.max(last['Load More ms'], last['typing ms'], last['filter ms'])
const isKept =
  slowest <= BUDGET.ms && last['heap MB'] <= BUDGET.heapMb && last['grid changes by a key'] === 0
console.log(`${isKept ? 'Within' : 'OVER'} ${BUDGET.ms} ms and ${BUDGET.heapMb} MB`)
process.exitCode = isKept ? 0 : 1

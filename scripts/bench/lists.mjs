import { aim } from './press.mjs'
import { DESK, SLOWDOWN, median, memory, pause } from './stage.mjs'

const GAMES = 10_000
const SIZES = [300, 3000, 10_000]
const RUNS = 5
/** Budgets apply to this size; the other sizes show how the cost grows. */
const JUDGED = 3000
const BUDGET = { ms: 100, heapMb: 120 }

const game = (index) => ({
  game_id: index + 1,
  type: 1,
  name: `Game ${index + 1}`,
  image: `/demo/covers/${1000 + (index % 60)}.webp`,
  provider_id: 37,
  provider_name: 'Pragmatic',
})

/**
 * A backend with ten thousand games that responds at once. Its first page has all games of the measured
 * list, so that the time to load many pages is not measured.
 */
const backend = (first) => (route) => {
  const query = new URL(route.request().url()).searchParams
  const page = Number(query.get('page_index'))
  const size = Number(query.get('page_size'))
  const [from, to] =
    page === 1 ? [0, first] : [first + (page - 2) * size, first + (page - 1) * size]
  const data = Array.from({ length: Math.min(to, GAMES) - from }, (_, i) => game(from + i))
  return route.fulfill({ json: { data, total: GAMES } })
}

/** Records the duration of each interaction: from the event to the next painted frame. */
export async function recordWaits(page) {
  await page.addInitScript(() => {
    window.waits = []
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries()) {
        if (interactionId) window.waits.push(duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  })
}

/** The longest interaction of an act on a slowed CPU, in ms; 0 means less than the browser reports. */
export async function waitOf({ page, cdp }, act) {
  // Earlier work must not be counted.
  await pause(800)
  await page.evaluate(() => {
    window.waits = []
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await act()
  await pause(700)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await pause(200)
  return page.evaluate(() => Math.max(0, ...window.waits))
}

/** The median wait of several runs; `prepare` returns the act of a run. */
async function usualWait(view, prepare) {
  const waits = []
  for (let run = 0; run < RUNS; run++) waits.push(await waitOf(view, await prepare(run)))
  return median(waits)
}

/** Counts the grid's DOM changes after a key press in the search. */
async function gridChangesByKey(page) {
  // Scrolling to the search loads images, which must not be counted.
  await page.getByRole('searchbox').scrollIntoViewIfNeeded()
  await pause(2000)
  await page.evaluate(() => {
    window.changes = 0
    const grid = document.querySelector('[data-testid="game-grid"]')
    new MutationObserver((records) => {
      window.changes += records.length
    }).observe(grid, { subtree: true, childList: true, characterData: true })
  })
  await page.getByRole('searchbox').press('x')
  await pause(150)
  const changes = await page.evaluate(() => window.changes)
  await page.getByRole('searchbox').press('Backspace')
  return changes
}

async function measure(stage, size) {
  const view = await stage.open(DESK, { lang: 'en' })
  const { page, cdp, context } = view
  // The runs of Load More need games beyond the first page.
  const first = Math.min(size, GAMES - 28 * RUNS)
  await page.route('**/api/get_slot_game*', backend(first))
  await recordWaits(page)
  await page.goto(new URL('/casino/preview', stage.url).href)
  const isThere = () =>
    page
      .getByTestId('game-tile')
      .nth(first - 1)
      .waitFor({ state: 'attached' })
  await isThere()
  const { heapMb, nodes } = await memory(cdp)
  const more = page.getByRole('button', { name: 'Load More' })
  const chips = page.getByRole('radiogroup', { name: 'Categories' }).getByRole('radio')
  const search = page.getByRole('searchbox')
  const found = {
    tiles: await page.getByTestId('game-tile').count(),
    nodes,
    heapMb,
    more: await usualWait(view, async () => {
      await more.scrollIntoViewIfNeeded()
      return aim(page, more, DESK)
    }),
    keyChanges: await gridChangesByKey(page),
    typing: await usualWait(view, async (run) => {
      await search.focus()
      return () => page.keyboard.press('ruby'[run % 4])
    }),
  }
  await search.fill('')
  await pause(600)
  await isThere()
  found.filter = await usualWait(view, async (run) => {
    await isThere()
    const chip = chips.nth(run % 2 === 0 ? 2 : 0)
    await chip.scrollIntoViewIfNeeded()
    return aim(page, chip, DESK)
  })
  await context.close()
  return found
}

/** Measures the game list with ten thousand games, and how its cost grows with the tiles on screen. */
export async function lists(stage) {
  const rows = []
  for (const size of SIZES) {
    const found = await measure(stage, size)
    const isJudged = size === JUDGED
    const at = `${found.tiles} tiles: `
    const row = (figure, value, budget, rest) =>
      rows.push({ figure: at + figure, found: value, ...(isJudged && { budget }), ...rest })
    row('heap, MB', found.heapMb, BUDGET.heapMb)
    row('DOM nodes', found.nodes)
    row('grid changes per key press', found.keyChanges, 0)
    row('Load More, ms', found.more, BUDGET.ms, { isTimed: true })
    row('key press in the search, ms', found.typing, BUDGET.ms, { isTimed: true })
    row('filter, ms', found.filter, BUDGET.ms, { isTimed: true })
  }
  return rows
}

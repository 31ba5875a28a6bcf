import { DESK, logIn, memory, pause } from './stage.mjs'

/** After this many cycles the JavaScript engine has finished compiling. */
const WARM_UP = 100
const CYCLES = 200
/** The few documents that wait for the collector vary; a leak of one in each tour would be 22. */
const GROWTH = { share: 0.1, heapMb: 3, documents: 10 }

/** Pages with state, listeners or frames that must be cleaned up on leaving. */
const tour = [
  '/casino',
  '/casino/preview',
  '/profile',
  '/sport',
  '/casino_history',
  '/live_casino',
  '/casino/play_game',
  '/virtual',
  '/',
]

/** Navigates without reloading, like a link of the app. */
const go = (page, path) =>
  page.evaluate((to) => {
    const game = { game_id: 1000, provider_id: 37, type: 1, name: 'Sirocco Nights' }
    const key = Math.random().toString(36).slice(2)
    const state = { usr: to.endsWith('play_game') ? game : null, key, idx: history.length }
    history.pushState(state, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
  }, path)

async function cycle(page, index) {
  await go(page, tour[index % tour.length])
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  await pause(60)
}

/** Measures what 200 route changes of a player leave in memory. */
export async function soak(stage) {
  const { context, page, cdp } = await stage.open(DESK)
  await logIn(context, stage.url)
  await page.goto(stage.url, { waitUntil: 'load' })
  /** On a busy machine the browser drops the frames of pages that were left late. */
  const settle = async () => {
    await go(page, '/')
    let last = await memory(cdp)
    for (let round = 0, quiet = 0; round < 20 && quiet < 3; round++) {
      await pause(2000)
      const now = await memory(cdp)
      quiet = now.documents < last.documents || now.nodes < last.nodes ? 0 : quiet + 1
      last = now
    }
    return last
  }
  for (let index = 0; index < WARM_UP; index++) await cycle(page, index)
  const before = await settle()
  for (let index = 0; index < CYCLES; index++) await cycle(page, index)
  const after = await settle()
  await context.close()
  const growth = (name) => 100 * (after[name] / before[name] - 1)
  return [
    { figure: 'heap, MB', found: after.heapMb, budget: before.heapMb + GROWTH.heapMb },
    { figure: 'documents', found: after.documents, budget: before.documents + GROWTH.documents },
    ...['heapMb', 'nodes', 'listeners'].map((name) => ({
      figure: `growth of ${name} over ${CYCLES} route changes, %`,
      found: growth(name),
      budget: 100 * GROWTH.share,
    })),
  ]
}

import { countCpu, cpuMs, DESK, logIn, median, pause, SLOWDOWN } from './stage.mjs'
import { aim } from './tap.mjs'

const PRESSES = 10

const range = (count, make) => Array.from({ length: count }, (_, index) => make(index + 1))

const game = (id) => ({ game_id: id, name: `Game ${id}`, provider_id: 37, type: 1 })

/** Backends that ignore the page size, and a history with pages. */
const answers = {
  games: ['**/api/get_slot_game*', (count) => ({ data: range(count, game), total: count })],
  providers: [
    '**/api/get_all_providers*',
    (count) => ({ data: range(count, (id) => ({ pro_id: id, Alias: `House ${id}`, Image: '' })) }),
  ],
  rows: [
    '**/api/CasinoHistory*',
    (count, query) => {
      const [index, size] = [Number(query.get('pageIndex')), Number(query.get('pageSize'))]
      const first = (index - 1) * size
      const data = range(Math.min(size, Math.max(0, count - first)), (at) => ({
        game_date: new Date(Date.now() - (first + at) * 60_000).toISOString(),
        num_id: String(first + at),
        event_id: `E-${first + at}`,
        game_name: `Game ${at}`,
        direction: at % 2 === 0 ? 'bet' : 'win',
        amount: '2.000',
      }))
      return { data, last_page: Math.ceil(count / size) }
    },
  ],
}

/** Opens a desktop page of a backend with `counts`, and records its calls. */
export async function openWith(stage, path, counts = {}, { isPlayer = false } = {}) {
  const { context, page, cdp } = await stage.open(DESK, { lang: 'en' })
  if (isPlayer) await logIn(context, stage.url)
  for (const [name, count] of Object.entries(counts)) {
    const [url, answer] = answers[name]
    await page.route(url, (route) =>
      route.fulfill({ json: answer(count, new URL(route.request().url()).searchParams) }),
    )
  }
  const calls = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname.replace('/api/', ''))
  })
  await countCpu(cdp)
  await page.goto(new URL(path, stage.url).href, { waitUntil: 'load' })
  return { context, page, cdp, calls }
}

/** CPU time of what happens within `ms`, in ms. */
export async function cpuOf(cdp, act, ms) {
  const before = await cpuMs(cdp)
  await act()
  await pause(ms)
  return (await cpuMs(cdp)) - before
}

/**
 * CPU time of a press with its first 400 ms at 4 x CPU slowdown: the median of ten. `find` prepares a press and
 * returns what is pressed.
 */
export async function pressCpu({ page, cdp }, find, undo = () => undefined, presses = PRESSES) {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const found = []
  for (let press = 0; press <= presses; press++) {
    const act = await aim(page, await find(press), {})
    await pause(300)
    found.push(await cpuOf(cdp, act, 400))
    await undo()
    await pause(400)
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  // The first press loads its code.
  return median(found.slice(1))
}

/** The longest time from a press to the next frame, as the browser measures it, in ms. */
export async function longestPress({ page, cdp }, target, isOver) {
  await page.evaluate(() => {
    window.longest = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        window.longest = Math.max(window.longest, duration)
      }
    }).observe({ type: 'event', durationThreshold: 16 })
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const press = await aim(page, target, {})
  while (!(await isOver())) {
    await press()
    await pause(250)
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return page.evaluate(() => window.longest)
}

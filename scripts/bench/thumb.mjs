import { logIn } from '../player.mjs'
import { setWholeHistory } from './crowd.mjs'
import { aim } from './press.mjs'
import { SLOWDOWN, median, pause } from './stage.mjs'
import { scenes } from './thumbScenes.mjs'

const SEED = 20261124
const WALKS = 3
const STEPS = 32
const BUDGET = { p98: 100, worst: 200 }
/** The browser reports only interactions of at least this duration. */
const UNREPORTED_MS = 16
/** The browser reports durations in steps of this size. */
const ROUNDING_MS = 8
/** Long enough for several updates of the odds. */
const WATCH_MS = 14_000

/** Mulberry32: the same walk for the same seed. */
function seeded(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** How much longer a calculation takes than its CPU time, because other programs run. */
function machineLoad() {
  const [start, cpu] = [performance.now(), process.cpuUsage()]
  while (performance.now() - start < 8);
  const { user, system } = process.cpuUsage(cpu)
  return (performance.now() - start) / Math.max(0.1, (user + system) / 1000)
}

/** Runs in every frame: records interactions as INP counts them, and long frames. */
function recordEvents() {
  window.thumb = { waits: [], frames: [] }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime, duration, interactionId, processingStart, processingEnd } = entry
      if (!interactionId) continue
      window.thumb.waits.push({
        id: interactionId,
        at: performance.timeOrigin + startTime,
        ms: duration,
        delay: processingStart - startTime,
        work: processingEnd - processingStart,
      })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const end = performance.timeOrigin + startTime + duration
      window.thumb.frames.push({ ms: duration, end })
    }
  }).observe({ type: 'long-animation-frame', buffered: true })
}

const read = async (page, name) => {
  const lists = page.frames().map((frame) => frame.evaluate((key) => window.thumb?.[key], name))
  return (await Promise.all(lists.map((list) => list.catch(() => [])))).flatMap(
    (list) => list ?? [],
  )
}

/** Brings an element to the middle of the screen; null if something covers it or it cannot be pressed. */
async function reach(target) {
  const isFree = await target
    .evaluate(
      (element) => {
        if (element.disabled || !element.checkVisibility()) return false
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { x, y, width, height } = element.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        return top !== null && element.contains(top)
      },
      undefined,
      { timeout: 1500 },
    )
    .catch(() => false)
  return isFree ? target : null
}

/** One of the elements that an act can press now; null if there is none. */
async function targetOf(page, { css, part }, draw) {
  const root = part === 'frame' ? page.frameLocator('main iframe') : page
  const all = root.locator(css)
  const count = Math.min(await all.count(), 40)
  return count === 0 ? null : reach(all.nth(Math.floor(draw() * count)))
}

async function perform(page, act, target, screen, draw) {
  if (!act.keys) return aim(page, target, screen)
  if (act.css !== 'body') await target.focus()
  const pressed = act.keys[Math.floor(draw() * act.keys.length)]
  return () => page.keyboard.press(pressed)
}

const isOpen = (page) => page.evaluate(() => document.querySelector('[aria-modal=true]') !== null)

/** Draws an act that is possible now, and performs it; null if it was not possible. */
async function step(page, { acts, screen }, draw) {
  const part = (await isOpen(page)) ? ['dialog'] : ['page', 'frame']
  const open = acts.filter((act) => part.includes(act.part))
  const weights = open.reduce((sum, { weight }) => sum + weight, 0)
  let place = draw() * weights
  const act = open.find(({ weight }) => (place -= weight) < 0)
  const target = act && (await targetOf(page, act, draw))
  if (!target) return null
  const press = await perform(page, act, target, screen, draw).catch(() => null)
  if (!press) return null
  await pause(100 + draw() * 300)
  const at = Date.now()
  const load = machineLoad()
  await press()
  await pause(150 + draw() * 600)
  return { name: act.name, at, load }
}

/** When the page has handed over the interaction's frame to be drawn, in ms; null for a frame below 50 ms. */
function pageTime({ at, ms, delay, work }, frames) {
  const frame = frames.find(({ end }) => end >= at + delay + work && end <= at + ms + ROUNDING_MS)
  return frame ? frame.end - at : null
}

/** The interactions of a walk with their acts; one that the browser does not report counts as its limit. */
function judge(scene, taken, waits, frames) {
  const byAct = taken.map((act) => ({ ...act, scene: scene.name, ms: UNREPORTED_MS }))
  for (const wait of waits) {
    const act = byAct.findLast(({ at }) => at <= wait.at + 5)
    if (!act || wait.ms <= act.ms) continue
    const { ms, delay, work } = wait
    Object.assign(act, { ms, delay, work, page: pageTime(wait, frames) })
  }
  return byAct
}

async function walk(stage, scene, draw) {
  const { page, cdp, context } = await stage.open(scene.screen, { lang: 'en' })
  page.setDefaultTimeout(60_000)
  await page.addInitScript(recordEvents)
  await logIn(page, stage.url)
  await scene.prepare(page, stage.url)
  await page.goto(new URL(scene.path, stage.url).href)
  await page.locator(scene.ready).first().waitFor({ state: 'attached' })
  if (scene.frame) await page.frameLocator('main iframe').locator(scene.frame).first().waitFor()
  await pause(4000)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  let longest = 0
  if (scene.frame) {
    await pause(1000)
    const before = (await read(page, 'frames')).length
    await pause(WATCH_MS)
    longest = Math.max(0, ...(await read(page, 'frames')).slice(before).map(({ ms }) => ms))
  }
  const taken = []
  for (let tries = 0; taken.length < STEPS && tries < STEPS * 4; tries++) {
    const act = await step(page, scene, draw)
    if (act) taken.push(act)
  }
  await pause(1500)
  const found = judge(scene, taken, await read(page, 'waits'), await read(page, 'frames'))
  await setWholeHistory(page, stage.url, false)
  await context.close()
  return { found, longest }
}

const share = (sorted, part) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
const sortedMs = (acts) => acts.map(({ ms }) => ms).toSorted((a, b) => a - b)

/** Prints the slowest acts. */
function printSlowest(title, acts, count) {
  const sorted = sortedMs(acts)
  const figures = [share(sorted, 0.5), share(sorted, 0.98), sorted.at(-1)].join(' / ')
  console.log(`${title}: ${acts.length} interactions, p50 / p98 / worst ${figures} ms`)
  const slowest = acts.toSorted((a, b) => b.ms - a.ms).slice(0, count)
  console.table(
    slowest.map(({ name, scene, ms, delay = 0, work = 0, page = null }) => ({
      act: name,
      scene,
      ms,
      'waited ms': Math.round(delay),
      'handlers ms': Math.round(work),
      'page ms': page && Math.round(page),
    })),
  )
}

/**
 * Quality L5: random walks over the largest lists and histories, on a slowed CPU. The times are those of INP,
 * from the press to the next frame. They depend on the machine's load, which is printed.
 */
export async function thumb(stage) {
  const all = []
  let longestUpdate = 0
  for (const [index, scene] of scenes.entries()) {
    const ofScene = []
    for (let round = 0; round < WALKS; round++) {
      const draw = seeded(SEED + index + round * scenes.length)
      const { found, longest } = await walk(stage, scene, draw)
      ofScene.push(...found)
      longestUpdate = Math.max(longestUpdate, longest)
    }
    printSlowest(scene.name, ofScene, 3)
    all.push(...ofScene)
  }
  printSlowest('all', all, 20)
  const sorted = sortedMs(all)
  const row = (figure, found, budget) => ({ figure, found, budget, isTimed: true })
  return [
    { figure: 'interactions', found: all.length, atLeast: scenes.length },
    row('50 % of the interactions take up to, ms', share(sorted, 0.5), BUDGET.p98),
    row('98 % of the interactions take up to, ms', share(sorted, 0.98), BUDGET.p98),
    row('slowest interaction, ms', sorted.at(-1), BUDGET.worst),
    row('odds update: longest frame, ms; below 50 is 0', longestUpdate, BUDGET.p98),
    row(
      'load: the time of a calculation by its CPU time',
      median(all.map(({ load }) => load)),
      1.2,
    ),
  ]
}

import { logIn } from './player.mjs'
import { hide } from './rest.mjs'
import { PHONE, pause } from './stage.mjs'

/** Polls are periodic, so an hour is 60 times this. */
const COUNT_MS = 60_000
const HOUR = 3_600_000 / COUNT_MS
const PLAYERS = 100_000
const VIEW_MS = 6000

const GAME = { game_id: 1000, provider_id: 37, type: 1, name: 'Sirocco Nights' }

/** Opens a game like its tile does, without the tile. */
function openGame(game) {
  const key = Math.random().toString(36).slice(2)
  const state = { usr: game, key, idx: history.length }
  history.pushState(state, '', '/casino/play_game')
  window.dispatchEvent(new PopStateEvent('popstate', { state }))
}

async function play(page) {
  await page.evaluate(openGame, GAME)
  await page.locator('main iframe').waitFor()
}

/** Bets as soon as the game allows it. */
async function spin(page) {
  const button = page.frameLocator('main iframe').getByRole('button', { name: 'Spin' })
  await button.click({ timeout: 5000 }).catch(() => undefined)
}

/** What a browser does for an hour: the page, and what happens before the calls are counted. */
const scenarios = [
  { name: 'visitor', path: '/', isVisitor: true },
  { name: 'player in a lobby', path: '/casino/preview' },
  { name: 'player in a game', path: '/casino/preview', settle: play },
  {
    name: 'player who bets all the time',
    // Another account, because each change of the balance costs calls in all browsers of a player.
    username: 'karim',
    path: '/casino/preview',
    settle: play,
    repeat: spin,
  },
  { name: 'player on the profile', path: '/profile' },
  { name: 'player at live sport', path: '/live' },
  { name: 'hidden tab', path: '/casino/preview', settle: (page) => page.evaluate(hide) },
]

const owners = ['app', 'pictures', 'backend', 'provider']

/** The owner of an address: the operator's backend, its pictures, the frame's provider, or the app's host. */
function ownerOf(url) {
  if (url.startsWith('/api/')) return 'backend'
  if (/^\/demo\/(?:covers|providers|casinos)\//.test(url)) return 'pictures'
  return url.startsWith('/demo/') ? 'provider' : 'app'
}

const callOf = (url) => new URL(url, 'http://app').pathname.replace(/^\/api/, '')

async function openPage(stage, { name, username, path, isVisitor }) {
  const { context, page } = await stage.open(
    { ...PHONE, userAgent: `bench ${name}` },
    { lang: 'en' },
  )
  if (!isVisitor) await logIn(page, stage.url, username)
  await page.goto(new URL(path, stage.url).href, { waitUntil: 'load' })
  return { context, page }
}

/** Counts each scenario's calls for a minute, all at the same time. */
async function countCalls(stage) {
  const open = await Promise.all(
    scenarios.map(async (scenario) => ({ scenario, ...(await openPage(stage, scenario)) })),
  )
  await pause(VIEW_MS)
  for (const { scenario, page } of open) await scenario.settle?.(page)
  await pause(VIEW_MS)
  const answers = []
  const stop = stage.watchServer((answer) => answers.push(answer))
  const end = Date.now() + COUNT_MS
  const repeating = open.map(async ({ scenario, page }) => {
    while (scenario.repeat && Date.now() < end) {
      await scenario.repeat(page)
      await pause(1000)
    }
  })
  await pause(COUNT_MS)
  stop()
  await Promise.all(repeating)
  for (const { context } of open) await context.close()
  return scenarios.map(({ name }) => {
    const own = answers.filter(({ client }) => client === `bench ${name}`)
    const isCall = ({ url }) => ownerOf(url) === 'backend'
    const calls = own.filter(isCall)
    return {
      scenario: name,
      perHour: calls.length * HOUR,
      kbPerHour: (sum(calls) * HOUR) / 1000,
      others: own.filter((answer) => !isCall(answer)).length * HOUR,
      byCall: countBy(calls, ({ url }) => callOf(url)),
    }
  })
}

const sum = (answers) => answers.reduce((total, { bytes }) => total + bytes, 0)

function countBy(list, keyOf) {
  const counts = {}
  for (const each of list) counts[keyOf(each)] = (counts[keyOf(each)] ?? 0) + 1
  return counts
}

/** The requests and bytes of an act by owner, until nothing has been requested for a while. */
async function weigh(stage, act) {
  const answers = []
  const stop = stage.watchServer((answer) => answers.push(answer))
  await act()
  await pause(VIEW_MS)
  stop()
  const of = (owner) => answers.filter(({ url }) => ownerOf(url) === owner)
  const cells = owners.map((owner) => [
    owner,
    { requests: of(owner).length, kB: Math.round(sum(of(owner)) / 100) / 10 },
  ])
  return { ...Object.fromEntries(cells), calls: countBy(of('backend'), ({ url }) => callOf(url)) }
}

/** Weighs a visitor's first three visits, a player's visit, and the opening of a game. */
async function weighVisits(stage) {
  const { context, page } = await stage.open({ ...PHONE, serviceWorkers: 'allow' }, { lang: 'en' })
  const visit = (path) => async (tab) => {
    await tab.goto(new URL(path, stage.url).href, { waitUntil: 'load' })
    await pause(VIEW_MS)
  }
  const first = await weigh(stage, () => visit('/')(page))
  await page.close()
  const back = await context.newPage()
  // The worker fetches the files of the other pages once.
  const second = await weigh(stage, () => visit('/')(back))
  const third = await weigh(stage, () => visit('/')(back))
  await logIn(back, stage.url)
  const lobby = await weigh(stage, () => visit('/casino/preview')(back))
  const game = await weigh(stage, async () => {
    await back.getByTestId('game-tile').first().click()
    await back.locator('main iframe').waitFor()
  })
  await context.close()
  return {
    'first visit': first,
    'second visit': second,
    'third visit': third,
    'a lobby as a player': lobby,
    'a game opened': game,
  }
}

/** Costs of a player for an operator: calls per hour and bytes per visit (docs/operate.md). */
export async function cost(stage) {
  const visits = await weighVisits(stage)
  const hours = await countCalls(stage)
  console.table(
    Object.entries(visits).map(([visit, found]) => ({
      visit,
      ...Object.fromEntries(
        owners.map((owner) => [owner, `${found[owner].requests}, ${found[owner].kB} kB`]),
      ),
    })),
  )
  for (const [visit, { calls }] of Object.entries(visits)) console.log(visit, JSON.stringify(calls))
  console.table(
    hours.map(({ scenario, perHour, kbPerHour, others, byCall }) => ({
      scenario,
      'calls per hour': perHour,
      'kB per hour': Math.round(kbPerHour),
      'other requests': others,
      [`calls per second for ${PLAYERS}`]: Math.round((perHour * PLAYERS) / 3600),
      by: JSON.stringify(byCall),
    })),
  )
  const of = (name) => hours.find(({ scenario }) => scenario === name).perHour
  return [
    { figure: 'calls per hour: visitor', found: of('visitor'), budget: 0 },
    { figure: 'calls per hour: player in a lobby', found: of('player in a lobby'), budget: 780 },
    { figure: 'calls per hour: player in a game', found: of('player in a game'), budget: 780 },
    { figure: 'calls per hour: on the profile', found: of('player on the profile'), budget: 1500 },
    { figure: 'calls per hour: hidden tab', found: of('hidden tab'), budget: 0 },
  ]
}

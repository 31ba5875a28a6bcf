/**
 * Takes screenshots of every screen, in French and Arabic, on desktop and phone, and writes them to
 * `screens/`, or to `screens/<engine>/` for engines other than Chromium.
 *
 *   npm run screens                            all of them
 *   npm run screens -- home ar                 only those whose name contains every word
 *   npm run screens -- --engine webkit home    in WebKit (or firefox)
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { build, preview, runnerImport } from 'vite'

const { values, positionals: words } = parseArgs({
  options: { engine: { type: 'string', default: 'chromium' } },
  allowPositionals: true,
})
const { module } = await runnerImport('/scripts/engines/index.ts', {
  configFile: false,
  logLevel: 'error',
})
const { engines, sizes, View } = module
if (!(values.engine in engines)) {
  throw new Error(`No engine ${values.engine}: ${Object.keys(engines).join(', ')}`)
}

const FOLDER = values.engine === 'chromium' ? 'screens' : `screens/${values.engine}`
const game = { game_id: 1000, provider_id: 37, type: 1, name: 'Sirocco Nights' }
/** WebKit's window cannot be taller. */
const TALLEST = 5000

/** Clicked before the screenshot is taken. */
const open = {
  login: { css: 'header button[aria-haspopup="dialog"]:not(:has(svg))' },
  search: { css: 'header button[aria-haspopup="dialog"]:has(svg)' },
  menu: { css: 'nav button[aria-expanded]' },
}

/** Name, path, and the user: a visitor or a player. */
const screens = [
  ['home', '/', 'visitor'],
  ['home-player', '/', 'player'],
  ['login', '/', 'visitor', { press: open.login }],
  ['search', '/', 'visitor', { press: open.search }],
  ['menu', '/', 'visitor', { only: 'phone', press: open.menu }],
  ['casino', '/casino', 'player'],
  ['live-casino', '/live_casino', 'player'],
  ['crash', '/crash', 'player'],
  ['casino-preview', '/casino/preview', 'player'],
  ['crash-preview', '/crash/preview', 'visitor'],
  ['no-game', '/casino/preview?s=zzzz', 'player'],
  ['pragmatic', '/pragmatic', 'player'],
  ['play', '/casino/play_game', 'player', { state: game }],
  ['sport', '/sport', 'player'],
  ['live', '/live', 'player'],
  ['profile', '/profile', 'player'],
  ['reset-password', '/reset_password', 'player'],
  ['casino-history', '/casino_history', 'player'],
  ['sport-history', '/sport_history', 'player'],
  ['transaction-history', '/transaction_history', 'player'],
  ['statement', '/statement', 'player'],
  ['my-games', '/my_games', 'visitor'],
  ['coming-soon', '/virtual', 'visitor'],
  ['play-responsibly', '/play_responsibly', 'visitor'],
]

/** Waits until nothing is loading, for 4 s at most, because some parts never stop loading. */
const rest = (page) =>
  page
    .until(
      'nothing loads',
      () =>
        page.run(
          () =>
            document.querySelector('#splash') === null &&
            document.querySelector('main [aria-busy="true"]') === null &&
            [...document.images].every((each) => each.complete),
        ),
      4000,
    )
    .catch(() => undefined)

const heightOf = (page) => page.run(() => document.documentElement.scrollHeight)

/** Makes the window as tall as the page, so that lazy content loads and sticky bars are at the end. */
async function unfold(page, { width, height }) {
  const whole = Math.min(await heightOf(page), TALLEST)
  if (whole <= height) return
  await page.tab.resize({ width, height: whole })
  await rest(page)
  // A page that fills its window grows with the window without end.
  const fills = (await heightOf(page)) - whole >= whole - height
  if (fills) await page.tab.resize({ width, height })
  else await unfold(page, { width, height: whole })
}

/** Sets the language, and logs in as the demo player if required. */
async function prepare(lang, isPlayer) {
  document.cookie = `i18next=${lang}; path=/; max-age=86400`
  if (!isPlayer) return
  const answer = await fetch('/api/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'yasmine', password: 'sirocco2026' }),
  })
  const { token } = await answer.json()
  localStorage.setItem('token', token)
}

/** Navigates like a link of the app; a play page needs the game in the history entry. */
function navigateTo(path, usr) {
  const state = { usr, key: 'first', idx: 1 }
  history.pushState(state, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state }))
}

async function take(engine, url, [name, path, who, { only, press, state } = {}], lang, layout) {
  const size = { desktop: 'desktop', mobile: 'phone' }[layout]
  const file = `${name}-${lang}-${layout}`
  if ((only && only !== size) || !words.every((word) => file.includes(word))) return
  const profile = await engine.newProfile(size)
  const page = new View(await profile.open())
  await page.tab.resize(sizes[size])
  // Any page of the app will do: pictures are served without access to its cookies.
  await page.tab.goto(new URL('/virtual', url).href)
  await rest(page)
  await page.run(prepare, lang, who === 'player')
  await page.tab.goto(new URL(state ? '/virtual' : path, url).href)
  await rest(page)
  if (state) await page.run(navigateTo, path, state)
  await rest(page)
  if (press) await page.click(press)
  else if (!state) await unfold(page, sizes[size])
  await sleep(1500)
  writeFileSync(`${FOLDER}/${file}.png`, await page.tab.picture())
  console.log(file)
  await profile.close()
}

mkdirSync(FOLDER, { recursive: true })
// The import above sets `development`, with which the build would have no service worker.
process.env.NODE_ENV = 'production'
await build({ mode: 'demo', logLevel: 'warn' })
const server = await preview({ mode: 'demo', logLevel: 'error', preview: { port: 0 } })
const engine = await engines[values.engine]()
for (const screen of screens) {
  for (const lang of ['fr', 'ar']) {
    for (const layout of ['desktop', 'mobile']) {
      await take(engine, server.resolvedUrls.local[0], screen, lang, layout)
    }
  }
}
await engine.close()
server.httpServer.closeAllConnections()
await server.close()

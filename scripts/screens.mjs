/**
 * Takes pictures of every screen, in French and Arabic, on desktop and phone, into `screens/`.
 *
 *   npm run screens                 all of them
 *   npm run screens -- home ar      only those whose name holds every word
 */
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { build, preview } from 'vite'
import { logIn } from './player.mjs'

const FOLDER = 'screens'
const words = process.argv.slice(2)
const game = { game_id: 1000, provider_id: 37, type: 1, name: 'Sirocco Nights' }

const layouts = {
  desktop: { viewport: { width: 1440, height: 900 } },
  mobile: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}

/** What is done on a page before its picture is taken. */
const open = {
  login: (page) => page.locator('header button[aria-haspopup="dialog"]').last().click(),
  menu: (page) => page.locator('nav button[aria-expanded]').last().click(),
}

/** name, path, and who looks: a visitor or a player. */
const screens = [
  ['home', '/', 'visitor'],
  ['home-player', '/', 'player'],
  ['login', '/', 'visitor', { only: 'desktop', act: open.login }],
  ['login', '/', 'visitor', { only: 'mobile', act: open.login }],
  ['menu', '/', 'visitor', { only: 'mobile', act: open.menu }],
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
  ['coming-soon', '/virtual', 'visitor'],
  ['play-responsibly', '/play_responsibly', 'visitor'],
]

/** Until nothing loads; a player's page never rests for long. */
const rest = (page) =>
  page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => undefined)

const heightOf = (page) => page.evaluate(() => document.documentElement.scrollHeight)

/** A window as high as its page: what lies below loads too, and bars stand at the page's end. */
async function unfold(page) {
  const { width, height } = page.viewportSize()
  const whole = await heightOf(page)
  if (whole <= height) return
  await page.setViewportSize({ width, height: whole })
  await rest(page)
  // A page that fills its window grows with it, for ever.
  const fills = (await heightOf(page)) - whole >= whole - height
  if (fills) await page.setViewportSize({ width, height })
  else await unfold(page)
}

async function take(browser, url, [name, path, who, { only, act, state } = {}], lang, layout) {
  const file = `${name}-${lang}-${layout}`
  if ((only && only !== layout) || !words.every((word) => file.includes(word))) return
  const context = await browser.newContext(layouts[layout])
  await context.addCookies([{ name: 'i18next', value: lang, url }])
  const page = await context.newPage()
  if (who === 'player') await logIn(page, url)
  // A play page needs the game in the history entry, as if it had been opened from a list.
  if (state) {
    await page.addInitScript((usr) => {
      if (window === window.top) history.replaceState({ usr, key: 'first', idx: 0 }, '')
    }, state)
  }
  await page.goto(new URL(path, url).href)
  await page.locator('#splash').waitFor({ state: 'detached' })
  await rest(page)
  if (act) await act(page)
  else if (!state) await unfold(page)
  await page.waitForTimeout(900)
  await page.screenshot({ path: `${FOLDER}/${file}.png` })
  console.log(file)
  await context.close()
}

mkdirSync(FOLDER, { recursive: true })
await build({ mode: 'demo', logLevel: 'warn' })
const server = await preview({ mode: 'demo', logLevel: 'error', preview: { port: 0 } })
const url = server.resolvedUrls.local[0]
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
for (const screen of screens) {
  for (const lang of ['fr', 'ar']) {
    for (const layout of Object.keys(layouts)) await take(browser, url, screen, lang, layout)
  }
}
await browser.close()
await server.close()

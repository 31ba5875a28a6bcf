import { logIn } from '../player.mjs'
import { DESK, pause, PHONE } from './stage.mjs'

const WINDOWS = 3
const WATCH_MS = 30_000

/** The balance calls of a player with three visible windows. */
async function count(stage, device) {
  const { context, page } = await stage.open({ ...device, serviceWorkers: 'allow' })
  await logIn(page, stage.url)
  let calls = 0
  let isCounting = false
  context.on('request', (request) => {
    if (isCounting && request.url().endsWith('/api/UserDetails')) calls++
  })
  const url = new URL('/virtual', stage.url).href
  await page.goto(url)
  for (let opened = 1; opened < WINDOWS; opened++) await (await context.newPage()).goto(url)
  await pause(6000)
  isCounting = true
  await pause(WATCH_MS)
  await context.close()
  return calls
}

/** Quality L4. */
export async function polls(stage) {
  const rows = []
  for (const [name, device] of Object.entries({ phone: PHONE, desktop: DESK })) {
    const found = await count(stage, device)
    const figure = `${name}: balance calls of three visible windows in 30 s`
    // Fewer calls would mean that a window shows an old balance.
    rows.push({ figure, found, budget: 6 }, { figure: 'at least', found, atLeast: 5 })
  }
  return rows
}

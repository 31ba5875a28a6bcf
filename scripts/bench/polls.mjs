import { logIn } from '../player.mjs'
import { DESK, pause } from './stage.mjs'

const WINDOWS = 3
const WATCH_MS = 30_000

/** Quality L4: counts the balance calls of a player with three visible windows. */
export async function polls(stage) {
  const { context, page } = await stage.open(DESK)
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
  return [
    { figure: 'balance calls of three visible windows in 30 s', found: calls, budget: 6 },
    // Fewer would mean that a window shows an old balance.
    { figure: 'at least', found: calls, atLeast: 5 },
  ]
}

import type { View } from './driver/page'
import { banner, button, GAME, heading } from './find'
import type { Stage } from './stage'
import { places } from '../support/places'

/** Fills in the login dialog once it is open. */
export async function fillLogin(page: View, username = 'yasmine'): Promise<void> {
  await page.fill(places.username, username)
  await page.fill(places.password, 'sirocco2026')
  await page.click(places.sendLogin)
  await page.gone(places.login)
}

/** Logs in by the dialog, in English. */
export async function logIn(page: View, username?: string): Promise<void> {
  await page.click(places.openLogin)
  await fillLogin(page, username)
  await page.see(places.balance)
}

/** Logs out with the header's menu. */
export async function logOut(page: View): Promise<void> {
  await page.click(button({ pattern: 'account menu' }, banner))
  await page.click(places.logOut)
  await page.see(places.openLogin)
}

/** The newest row of a history, in its table or, on a phone, in its list. */
const firstRow = { css: 'main tbody tr, main li:has(dl)' }

/** The text of a history's newest row; empty if there is none. */
export async function newestRow(stage: Stage, page: View, path: string): Promise<string> {
  await stage.go(page, path)
  await page.see({ css: 'h1' })
  const none = { text: 'No history in this period' }
  await page.until('the history has rows or says that there are none', async () => {
    const rows = await page.countSeen(firstRow)
    return rows > 0 || (await page.countSeen(none)) > 0
  })
  return (await page.countSeen(firstRow)) > 0 ? page.text(firstRow) : ''
}

/** Waits until the game or sportsbook has sent the request to the host. */
export const untilSent = (stage: Stage, page: View, what: RegExp) =>
  page.until(`the host is sent ${what.source}`, () =>
    Promise.resolve(stage.host.calls.some((call) => what.test(call))),
  )

/** Opens a game from its preview and waits until it can be played. */
export async function openGame(
  page: View,
  name: string | null,
  ready: Parameters<View['see']>[0],
): Promise<View> {
  await page.click(name === null ? places.tile : button(name))
  await page.see(places.game)
  const game = page.frame(GAME)
  await game.see(ready)
  return game
}

/** Leaves a game with the button in its bar. */
export async function closeGame(page: View, where: string): Promise<void> {
  await page.click(places.close)
  await page.see(heading(where))
  await page.gone(places.game)
}

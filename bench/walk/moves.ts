import { demoAccounts } from '@demo/backend/accounts'
import { paths } from '@/domain/paths'
import { controls, follow } from './inPage'
import type { Visit } from './visit'

/** The numbers, below `steps`, choose among what the page offers; `on` names what was chosen. */
export interface Choice {
  pick: number
  more: number
  on?: string
}

export const steps = 10_000
export const previews = [
  paths.casinoPreview,
  paths.liveCasinoPreview,
  paths.crashPreview,
  paths.pragmatic,
]

export const oneOf = <T>(list: readonly T[], number: number): T => list[number % list.length] as T

/** Presses one of the controls that the frame shows, in the way of the device; in a game often the last, its main one. */
export async function press(
  visit: Visit,
  act: Choice,
  frame = visit.page.mainFrame(),
): Promise<void> {
  if (act.more % 3 === 0)
    await frame.evaluate((y) => {
      scrollTo(0, y * document.body.scrollHeight)
    }, act.more / steps)
  const found = await frame.evaluate(controls)
  const isMain = frame.parentFrame() !== null && act.pick % 3 > 0
  const chosen = act.on
    ? found.find(({ name }) => name === act.on)
    : found.at(isMain ? -1 : act.pick % found.length)
  if (!chosen) return
  act.on = chosen.name
  const box = frame.parentFrame() ? await (await frame.frameElement()).boundingBox() : null
  const [x, y] = [chosen.x + (box?.x ?? 0), chosen.y + (box?.y ?? 0)]
  if (visit.setup.layout === 'phone') await visit.page.touchscreen.tap(x, y)
  else await visit.page.mouse.click(x, y)
}

/** Goes to a page by a link of the current one if there is one, else by its address. */
export async function open(visit: Visit, path: string): Promise<void> {
  if (visit.path !== path && !(await visit.page.evaluate(follow, path)))
    await visit.page.goto(visit.url + path, { waitUntil: 'commit' })
  await visit.traffic.settle()
}

/** Logs in where the page shows the form. */
export async function logIn({ page }: Visit, pick: number): Promise<void> {
  const { username, password } = oneOf(demoAccounts, pick)
  await page.locator('[autocomplete=username]:visible').fill(username)
  await page.locator('[type=password]:visible').fill(password)
  await page.keyboard.press('Enter')
}

export async function play(visit: Visit, { pick, more }: Choice): Promise<void> {
  await open(visit, oneOf(previews, pick))
  const tiles = visit.page.getByTestId('game-tile')
  await tiles.nth(more % Math.max(1, await tiles.count())).click()
  if (!(await visit.account())) await logIn(visit, pick)
}

export async function logOut(visit: Visit): Promise<void> {
  await open(visit, paths.profile)
  await visit.page.locator('main button').first().click()
}

export async function changePlayer(visit: Visit, { pick }: Choice): Promise<void> {
  if (await visit.account()) await logOut(visit)
  await open(visit, paths.profile)
  await logIn(visit, pick)
}

/** Plays, logs out, perhaps logs in again, and looks where Back and Forward lead. */
export async function goBackAcrossLogout(visit: Visit, act: Choice): Promise<void> {
  await play(visit, act)
  await logOut(visit)
  if (act.pick % 2 === 0) {
    await open(visit, paths.profile)
    await logIn(visit, act.more)
  }
  for (const go of ['goBack', 'goBack', 'goForward'] as const)
    await visit.page[go]({ waitUntil: 'commit' }).catch(() => null)
}

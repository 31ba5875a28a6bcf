import fc from 'fast-check'
import type { Page } from '@playwright/test'
import { demoAccounts } from '@demo/backend/accounts'
import { faultNames } from '@demo/backend/faults'
import { histories } from '@/domain/histories'
import { paths } from '@/domain/paths'
import { languageCodes } from '@/domain/languageTable'
import { contract } from '../../contract/calls'
import { controls } from './inPage'
import { textsOf } from './properties'
import type { Visit } from './visit'

/** One act of the player. The numbers choose among what the page offers; `on` names what was chosen. */
export interface Act {
  kind: Kind
  pick: number
  more: number
  on?: string
}

const HOUR = 3_600_000
const steps = 10_000

const texts = 'sirocco gold 7 0 -1 12:30 é نجمة 😀😀 <b>x</b> ( % eexxaacctt'.split(' ')
texts.push('w'.repeat(300))
const keys =
  'Tab Tab Tab Tab Shift+Tab Enter Space Escape Home End ArrowUp ArrowDown ArrowRight'.split(' ')
const previews = [paths.casinoPreview, paths.liveCasinoPreview, paths.crashPreview, paths.pragmatic]
/** The button's name in each language. */
const totals = new RegExp(languageCodes.map((code) => textsOf(code).history.totals.show).join('|'))
const callPaths = ['*', ...contract.map(({ path }) => path)]

const oneOf = <T>(list: readonly T[], number: number): T => list[number % list.length] as T

/** Presses one of the controls that the frame shows, in the way of the device. */
async function press(visit: Visit, act: Act, frame = visit.page.mainFrame()): Promise<void> {
  const found = await frame.evaluate(controls)
  const chosen =
    found.find(({ name }) => name === act.on) ??
    (act.on ? undefined : found[act.pick % found.length])
  if (!chosen) return
  act.on = chosen.name
  const box = frame.parentFrame() ? await (await frame.frameElement()).boundingBox() : null
  const [x, y] = [chosen.x + (box?.x ?? 0), chosen.y + (box?.y ?? 0)]
  if (visit.setup.layout === 'phone') await visit.page.touchscreen.tap(x, y)
  else await visit.page.mouse.click(x, y)
}

async function open(visit: Visit, path: string): Promise<void> {
  await visit.page.goto(visit.url + path, { waitUntil: 'commit' })
  await visit.traffic.settle()
}

const click = (page: Page, selector: string) =>
  page.locator(selector).first().click({ timeout: 2000 })

/** The acts by name: how often each comes, and what it does. */
const table = {
  press: [40, press],
  type: [
    6,
    async ({ page }, { pick, more }) => {
      const fields = page.locator('input:visible:not([type=radio], [type=checkbox])')
      const count = await fields.count()
      if (count > 0) await fields.nth(pick % count).fill(oneOf(texts, more), { timeout: 1000 })
    },
  ],
  key: [14, ({ page }, { pick }) => page.keyboard.press(oneOf(keys, pick))],
  scroll: [6, ({ page }, { pick }) => page.mouse.wheel(0, (pick % 3000) - 1000)],
  drag: [
    3,
    async ({ page }, { pick, more }) => {
      const { width, height } = page.viewportSize() ?? { width: 1, height: 1 }
      await page.mouse.move(pick % width, more % height)
      await page.mouse.down()
      await page.mouse.move(more % width, pick % height, { steps: 4 })
      await page.mouse.up()
    },
  ],
  back: [4, ({ page }) => page.goBack({ waitUntil: 'commit', timeout: 3000 })],
  forward: [2, ({ page }) => page.goForward({ waitUntil: 'commit', timeout: 3000 })],
  reload: [2, ({ page }) => page.reload({ waitUntil: 'commit', timeout: 5000 })],
  open: [4, (visit, { pick }) => open(visit, oneOf(Object.values(paths), pick))],
  newTab: [1, (visit) => visit.openTab()],
  otherTab: [2, (visit, { pick }) => visit.switchTab(pick)],
  closeTab: [1, (visit) => visit.closeTab()],
  language: [
    1,
    (visit, { pick }) => open(visit, `${visit.path}?lng=${oneOf(languageCodes, pick)}`),
  ],
  rotate: [
    2,
    async ({ page }) => {
      const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
      await page.setViewportSize({ width: height, height: width })
    },
  ],
  network: [2, (visit) => visit.setOffline(!visit.isOffline)],
  play: [
    4,
    async (visit, { pick, more }) => {
      await open(visit, oneOf(previews, pick))
      const tiles = visit.page.getByTestId('game-tile')
      await tiles.nth(more % Math.max(1, await tiles.count())).click({ timeout: 3000 })
    },
  ],
  round: [
    10,
    async (visit, act) => {
      const frames = visit.page.frames().slice(1)
      if (frames.length > 0) await press(visit, act, oneOf(frames, act.more))
    },
  ],
  bet: [1, (visit, { pick }) => open(visit, oneOf([paths.sport, paths.live], pick))],
  logIn: [
    4,
    async (visit, { pick }) => {
      const { username, password } = oneOf(demoAccounts, pick)
      await open(visit, paths.profile)
      await visit.page.locator('[autocomplete=username]:visible').fill(username, { timeout: 2000 })
      await visit.page.locator('[type=password]:visible').fill(password, { timeout: 2000 })
      await visit.page.keyboard.press('Enter')
    },
  ],
  logOut: [
    2,
    async (visit) => {
      await open(visit, paths.profile)
      await click(visit.page, 'main button')
    },
  ],
  totals: [
    2,
    async (visit, { pick }) => {
      await open(visit, oneOf(Object.values(histories), pick).path)
      await visit.page.getByRole('button', { name: totals }).click({ timeout: 2000 })
    },
  ],
  pause: [
    2,
    async (visit) => {
      await open(visit, paths.playResponsibly)
      await click(visit.page, 'main button')
      await click(visit.page, '[role=alertdialog] button')
      const account = await visit.account()
      if (account) visit.paused.set(account, visit.now() + 24 * HOUR)
    },
  ],
  limit: [
    1,
    async (visit) => {
      await open(visit, paths.playResponsibly)
      await visit.page.getByRole('spinbutton').fill('1', { timeout: 2000 })
      await visit.page.keyboard.press('Enter')
      const account = await visit.account()
      if (account) visit.played.set(account, 0)
    },
  ],
  pass: [
    1,
    (visit, { pick }) => {
      visit.pass((pick % 30) * 60_000)
    },
  ],
  fault: [
    3,
    (visit, { pick, more }) => {
      if (!visit.setup.faults) return
      visit.setFault({
        call: oneOf(callPaths, pick),
        fault: oneOf(faultNames, more),
        times: (more % 4) + 1,
      })
    },
  ],
  mend: [3, (visit) => visit.mend()],
  deploy: [1, (visit) => visit.deploy()],
  rest: [7, (visit) => visit.rest()],
} as const satisfies Record<string, readonly [number, (visit: Visit, act: Act) => unknown]>

type Kind = keyof typeof table

/** The same seed gives the same acts. */
export function actsOf(seed: number, count: number): Act[] {
  const number = fc.noBias(fc.nat(steps))
  const kinds = Object.entries(table).flatMap(([kind, [often]]) =>
    Array<Kind>(often).fill(kind as Kind),
  )
  const kind = fc.noBias(fc.constantFrom(...kinds))
  return fc.sample(fc.record({ kind, pick: number, more: number }), { seed, numRuns: count })
}

/** An act that the page does not allow, such as a press where nothing is, does nothing. */
export async function perform(visit: Visit, act: Act): Promise<void> {
  try {
    await table[act.kind][1](visit, act)
  } catch (error) {
    if (error instanceof TypeError || error instanceof ReferenceError) throw error
  }
}

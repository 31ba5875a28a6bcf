import fc from 'fast-check'
import type { Page } from '@playwright/test'
import { faultNames } from '@demo/backend/faults'
import { histories } from '@/domain/histories'
import { fingerprint } from '@/device/fingerprint'
import { paths } from '@/domain/paths'
import { languageCodes } from '@/domain/languageTable'
import { contract } from '../../contract/calls'
import { storePlay } from './inPage'
import {
  changePlayer,
  goBackAcrossLogout,
  logIn,
  logOut,
  oneOf,
  open,
  play,
  press,
  previews,
  steps,
  type Choice,
} from './moves'
import { textsOf } from './properties'
import { dateWrongly, sleep, wrongDates } from './time'
import type { Visit } from './visit'

/** One act of the player. */
export interface Act extends Choice {
  kind: Kind
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** The part of the limit of a minute that a player has played when setting it. */
const PLAYED_MS = 59_000

const texts = 'sirocco gold 7 0 -1 é نجمة 😀😀 <b>x</b> ( [ * % \\ eexxaacctt'.split(' ')
texts.push('w'.repeat(300))
const keys =
  'Tab Tab Tab Tab Shift+Tab Enter Space Escape Home End ArrowUp ArrowDown ArrowRight'.split(' ')
/** The button's name in each language. */
const totals = new RegExp(languageCodes.map((code) => textsOf(code).history.totals.show).join('|'))
const callPaths = ['*', ...contract.map(({ path }) => path)]

const click = (page: Page, selector: string) => page.locator(selector).first().click()

/** The acts by name: how often each comes, and what it does. */
const table = {
  press: [40, press],
  type: [
    6,
    async ({ page }, { pick, more }) => {
      const fields = page.locator('input:visible:not([type=radio], [type=checkbox])')
      const count = await fields.count()
      if (count > 0) await fields.nth(pick % count).fill(oneOf(texts, more))
    },
  ],
  search: [
    2,
    async ({ page }, { pick }) => {
      await page.keyboard.press('Control+K')
      await page.locator('[role=dialog] input').fill(oneOf(texts, pick))
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
  back: [4, ({ page }) => page.goBack({ waitUntil: 'commit' })],
  forward: [2, ({ page }) => page.goForward({ waitUntil: 'commit' })],
  reload: [2, ({ page }) => page.reload({ waitUntil: 'commit' })],
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
  play: [4, play],
  round: [
    18,
    async (visit, act) => {
      const frame = visit.page.frames().at(-1)
      if (!frame?.parentFrame()) return play(visit, act)
      await frame.waitForSelector('button, a')
      await press(visit, act, frame)
    },
  ],
  more: [
    2,
    async (visit, { pick }) => {
      await open(visit, oneOf(previews, pick))
      await visit.page.locator('main button').last().click()
    },
  ],
  logIn: [
    6,
    async (visit, { pick }) => {
      if (await visit.account()) return
      await open(visit, paths.profile)
      await logIn(visit, pick)
    },
  ],
  logOut: [2, logOut],
  otherPlayer: [2, changePlayer],
  acrossLogout: [2, goBackAcrossLogout],
  totals: [
    2,
    async (visit, { pick }) => {
      await open(visit, oneOf(Object.values(histories), pick).path)
      await visit.page.getByRole('button', { name: totals }).click()
    },
  ],
  pause: [
    1,
    async (visit) => {
      await open(visit, paths.playResponsibly)
      await click(visit.page, 'main button')
      // Sooner, at the same place, it would be the second press of a double click, which counts only once.
      await visit.page.waitForTimeout(500)
      await click(visit.page, '[role=alertdialog] button')
      const account = await visit.account()
      if (account) visit.paused.set(account, visit.now() + 24 * HOUR)
    },
  ],
  limit: [
    2,
    async (visit) => {
      await open(visit, paths.playResponsibly)
      await visit.page.getByRole('spinbutton').fill('1')
      await visit.page.keyboard.press('Enter')
      const account = await visit.account()
      if (!account) return
      const played = { account: fingerprint(account), ms: PLAYED_MS, now: visit.now() }
      if (!(await visit.page.evaluate(storePlay, played))) return
      await visit.page.reload({ waitUntil: 'commit' })
      visit.played.set(account, PLAYED_MS)
    },
  ],
  pass: [
    2,
    (visit, { pick }) => {
      visit.pass(pick % 2 === 0 ? 25 * HOUR : (pick % 30) * MINUTE)
    },
  ],
  wrongDate: [2, (visit, { pick }) => dateWrongly(visit, oneOf(wrongDates, pick))],
  sleep: [2, (visit, { pick }) => sleep(visit, (pick % 240) * MINUTE)],
  fault: [
    5,
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
  rest: [3, (visit) => visit.rest()],
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

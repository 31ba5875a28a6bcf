import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultNames, type FaultName } from '@demo/backend/faults'
import {
  faultPages,
  isContent,
  messages,
  part,
  RAW,
  SERVER_DOWN,
  textInstead,
  type FaultPage,
} from './faultPages'
import { logIn, openStage, installClock, type Stage } from './support'

let stage: Stage
let switchboard: Page
const visits: { row: FaultPage; page: Page; main: Locator }[] = []

/** Decisions 52: as on a first visit, because a lobby kept on the device shows although the calls fail. */
function forgetLobby() {
  const read = Reflect.get(Storage.prototype, 'getItem') as (this: Storage, key: string) => unknown
  Object.assign(Storage.prototype, {
    getItem(this: Storage, key: string) {
      return key === 'lobby' ? null : read.call(this, key)
    },
  })
}

/** Many pages are open at the same time, and their animations would take most of the CPU. */
const still = { context: { reducedMotion: 'reduce' } } as const

beforeAll(async () => {
  stage = await openStage('demo')
  switchboard = await stage.visit('/demo/faults', still)
  for (const row of faultPages) {
    const page = await stage.visit('/virtual', still)
    page.setDefaultTimeout(25_000)
    await page.addInitScript(forgetLobby)
    await installClock(page)
    if (row.isPlayers) {
      await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
      await logIn(page)
    }
    visits.push({ row, page, main: page.getByRole('main') })
  }
})
afterAll(() => stage.close())

/** The only call that can return ten thousand rows of a fault. */
const ownCalls: Partial<Record<FaultName, string>> = {
  tenThousand: '/get_slot_game',
  wholeHistory: '/CasinoHistory',
}

async function switchOn(fault: FaultName) {
  const call = ownCalls[fault] ?? '*'
  await switchboard.getByLabel('Call').selectOption(call)
  await switchboard.getByLabel('Fault').selectOption(fault)
  await switchboard.getByRole('button', { name: 'Switch on' }).click()
  await switchboard.getByRole('cell', { name: fault, exact: true }).waitFor()
}

async function switchOff() {
  await switchboard.getByRole('button', { name: 'All off' }).click()
  await switchboard.getByText('None is on.').waitFor()
}

/** Faults with long waits, for which the page's clock runs ten times as fast. */
const takesLong = (fault: FaultName) => fault === 'hang' || fault === '429'

async function runFaster(page: Page, act: Promise<void>) {
  const over = act.then(() => true)
  do await page.clock.fastForward(1000)
  while (!(await Promise.race([over, setTimeout(100, false)])))
}

const allSeen = (locators: Locator[]) => Promise.all(locators.map((locator) => locator.waitFor()))

async function expectFailure(main: Locator, { parts, lists = 1 }: FaultPage, message: string) {
  for (const root of parts?.map((name) => part(main, name)) ?? [main]) {
    for (let index = 0; index < lists; index++) {
      await root.getByRole('heading', { name: 'Server Down' }).nth(index).waitFor()
      await root.getByText(message, { exact: true }).nth(index).waitFor()
      await root.getByRole('button', { name: 'Retry' }).nth(index).waitFor()
    }
  }
}

/** With any fault, the header and the page's heading show, and no raw response text. */
async function expectShell(page: Page, heading: string) {
  await page.locator('h1', { hasText: heading }).first().waitFor()
  expect(await page.locator('header').first().isVisible()).toBe(true)
  expect(await page.locator('h1').allTextContents()).toEqual([heading])
  expect(await page.locator('body').textContent()).not.toMatch(RAW)
}

/** Spec §8: a 401 ends a player's session and leads to `/` with the dialog. */
const endsSession = (fault: FaultName, row: FaultPage) => fault === '401' && row.isPlayers === true

async function see(fault: FaultName, { row, page, main }: (typeof visits)[number]) {
  await page.goto(new URL(row.path, stage.url).href)
  const text = textInstead(fault, row)
  if (endsSession(fault, row)) await page.getByRole('dialog', { name: 'Login' }).waitFor()
  else if (isContent(fault, row)) await allSeen(row.content(main))
  else if (text !== null) await main.getByText(text, { exact: true }).first().waitFor()
  else await expectFailure(main, row, messages[fault] ?? SERVER_DOWN)
  await expectShell(page, endsSession(fault, row) ? faultPages[0]!.h1 : row.h1)
}

async function recover(fault: FaultName, { row, page, main }: (typeof visits)[number]) {
  const failures = main.getByRole('button', { name: 'Retry' })
  if (endsSession(fault, row)) await logIn(page)
  else if (textInstead(fault, row) !== null) await page.reload()
  // At the same time, because a refresh may load the content first and remove the button.
  else
    await failures.evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click()
    })
  await allSeen(row.content(main))
  await expectShell(page, row.h1)
  expect(new URL(page.url()).pathname).toBe(row.path)
}

type Step = (fault: FaultName, visit: (typeof visits)[number]) => Promise<void>

/** All pages in parallel, because most faults take time; a failure names its page. */
const onEachPage = (step: Step, fault: FaultName) =>
  Promise.all(
    visits.map((visit) =>
      (takesLong(fault) ? runFaster(visit.page, step(fault, visit)) : step(fault, visit)).catch(
        (error: unknown) => {
          throw new Error(`${visit.row.path}: ${String(error)}`, { cause: error })
        },
      ),
    ),
  )

describe('Quality B2: every call of six pages fails and recovers', () => {
  it.each(faultNames)('%s', async (fault) => {
    await switchOn(fault)
    try {
      await onEachPage(see, fault)
    } finally {
      await switchOff()
    }
    await onEachPage(recover, fault)
    expect(stage.errors).toEqual([])
  })
})

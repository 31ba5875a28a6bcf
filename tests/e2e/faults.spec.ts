import type { Locator, Page } from '@playwright/test'
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
import { expect, test } from './fixtures'
import { fillInLogin, header } from './pages'
import { still } from './still'

test.use({ ...still, build: 'dist-demo' })
// This file is long; both workers share it.
test.describe.configure({ mode: 'parallel' })

/** The only call that can return ten thousand rows of a fault. */
const ownCalls: Partial<Record<FaultName, string>> = {
  tenThousand: '/get_slot_game',
  wholeHistory: '/CasinoHistory',
}

/** Faults with long waits, for which the page's clock runs ten times as fast. */
const takesLong = (fault: FaultName) => fault === 'hang' || fault === '429'

async function runFaster(page: Page, act: Promise<void>) {
  const over = act.then(() => true)
  const tick = () => new Promise<false>((done) => setTimeout(done, 100, false))
  do await page.clock.fastForward(1000)
  while (!(await Promise.race([over, tick()])))
}

async function expectAll(locators: Locator[]) {
  for (const locator of locators) await expect(locator).toBeVisible()
}

async function expectFailure(main: Locator, { parts, lists = 1 }: FaultPage, message: string) {
  for (const root of parts?.map((name) => part(main, name)) ?? [main]) {
    for (let index = 0; index < lists; index++) {
      await expectAll([
        root.getByRole('heading', { name: 'Server Down' }).nth(index),
        root.getByText(message, { exact: true }).nth(index),
        root.getByRole('button', { name: 'Retry' }).nth(index),
      ])
    }
  }
}

/** With any fault, the header and the page's heading show, and no raw response text. */
async function expectShell(page: Page, heading: string) {
  await expect(page.locator('h1')).toHaveText([heading])
  await expect(header(page)).toBeVisible()
  expect(await page.locator('body').textContent()).not.toMatch(RAW)
}

/** Spec §8: a 401 ends a player's session and leads to `/` with the dialog. */
const endsSession = (fault: FaultName, row: FaultPage) => fault === '401' && row.isPlayers === true

async function see(page: Page, fault: FaultName, row: FaultPage) {
  const main = page.getByRole('main')
  await page.goto(row.path)
  const text = textInstead(fault, row)
  if (endsSession(fault, row))
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  else if (isContent(fault, row)) await expectAll(row.content(main))
  else if (text !== null) await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
  else await expectFailure(main, row, messages[fault] ?? SERVER_DOWN)
  await expectShell(page, endsSession(fault, row) ? faultPages[0]!.h1 : row.h1)
}

async function recover(page: Page, fault: FaultName, row: FaultPage) {
  const main = page.getByRole('main')
  if (endsSession(fault, row)) await fillInLogin(page)
  else if (textInstead(fault, row) !== null) await page.reload()
  // At the same time, because a refresh may load the content first and remove the button.
  else
    await main.getByRole('button', { name: 'Retry' }).evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click()
    })
  await expectAll(row.content(main))
  await expectShell(page, row.h1)
  expect(new URL(page.url()).pathname).toBe(row.path)
}

for (const row of faultPages) {
  test.describe(`every call of ${row.path} fails and recovers`, () => {
    test.use({ player: row.isPlayers ? 'yasmine' : null })

    for (const fault of faultNames) {
      test(fault, async ({ page, faults }) => {
        await page.clock.install({ time: new Date() })
        const run = (act: Promise<void>) => (takesLong(fault) ? runFaster(page, act) : act)
        faults.set({ call: ownCalls[fault] ?? '*', fault, times: null })
        await run(see(page, fault, row))
        faults.clear()
        await run(recover(page, fault, row))
      })
    }
  })
}

test('the page of the faults switches one on, and all off', async ({ page, faults }) => {
  await page.goto('/demo/faults')
  await page.getByLabel('Call').selectOption('/CasinoHistory')
  await page.getByLabel('Fault').selectOption('hang')
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByRole('cell', { name: 'hang', exact: true })).toBeVisible()
  expect(faults.list()).toEqual([{ call: '/CasinoHistory', fault: 'hang', times: null }])
  await page.getByRole('button', { name: 'All off' }).click()
  await expect(page.getByText('None is on.')).toBeVisible()
  expect(faults.list()).toEqual([])
})

import type { Locator, Page } from '@playwright/test'
import { faultNames, type FaultName } from '@demo/backend/faults'
import {
  home,
  messages,
  otherPages,
  part,
  preview,
  RAW,
  textsInstead,
  type FaultPage,
} from './faultPages'
import { expect, test } from './fixtures'
import { fillInLogin, header } from './pages'
import { still } from './still'

test.use({ ...still, build: 'dist-demo' })
// This file is long; both workers share it.
test.describe.configure({ mode: 'parallel' })

const SERVER_DOWN = 'Something went wrong connecting to the server. Please re-request the data.'

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

async function expectFailure(page: Page, row: FaultPage, message: string) {
  const main = page.getByRole('main')
  const roots = row.parts?.map((name) => part(main, name)) ?? [main]
  for (const root of roots) {
    for (let index = 0; index < (row === preview ? 3 : 1); index++) {
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
  const text = textsInstead[fault]
  if (endsSession(fault, row))
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  else if (text !== undefined)
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
  else if (fault === 'slow') await expectAll(row.content(main))
  else await expectFailure(page, row, messages[fault] ?? SERVER_DOWN)
  await expectShell(page, endsSession(fault, row) ? home.h1 : row.h1)
}

async function recover(page: Page, fault: FaultName, row: FaultPage) {
  const main = page.getByRole('main')
  if (endsSession(fault, row)) await fillInLogin(page)
  else if (fault in textsInstead) await page.reload()
  // At the same time, because a refresh may load the content first and remove the button.
  else
    await main.getByRole('button', { name: 'Retry' }).evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click()
    })
  await expectAll(row.content(main))
  await expectShell(page, row.h1)
  expect(new URL(page.url()).pathname).toBe(row.path)
}

function testFault(fault: FaultName, row: FaultPage) {
  test(`${row.path}: ${fault}`, async ({ page, faults }) => {
    await page.clock.install({ time: new Date() })
    const run = (act: Promise<void>) => (takesLong(fault) ? runFaster(page, act) : act)
    faults.set({ call: fault === 'tenThousand' ? '/get_slot_game' : '*', fault, times: null })
    await run(see(page, fault, row))
    faults.clear()
    await run(recover(page, fault, row))
  })
}

// How each call shows each fault, faultMatrix.test.tsx says; here are the faults of a real network.
for (const fault of faultNames) if (fault !== 'wholeHistory') testFault(fault, preview)

for (const row of otherPages) {
  test.describe(`every call of ${row.path} fails and recovers`, () => {
    test.use({ player: row.isPlayers ? 'yasmine' : null })
    for (const fault of ['html', 'reset', '401'] as const) testFault(fault, row)
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

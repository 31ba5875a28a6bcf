import type { Page } from '@playwright/test'
import { RAW } from '../support/faultKinds'
import { expect, test } from './fixtures'
import { header, tiles } from './pages'
import { still } from './still'

test.use({ ...still, build: 'dist-demo' })

/** The page's clock runs ten times as fast until the end. */
async function runFaster(page: Page, act: Promise<void>) {
  const over = act.then(() => true)
  const tick = () => new Promise<false>((done) => setTimeout(done, 100, false))
  do await page.clock.fastForward(1000)
  while (!(await Promise.race([over, tick()])))
}

/** With any fault, the header and the page's heading show, and no raw response text. */
async function expectShell(page: Page) {
  await expect(page.locator('h1')).toHaveText(['Casino'])
  await expect(header(page)).toBeVisible()
  expect(await page.locator('body').textContent()).not.toMatch(RAW)
}

/** The games, providers and categories of the preview, which fail separately. */
async function expectContent(page: Page) {
  await expect(tiles(page).first()).toBeVisible()
  for (const name of ['Providers', 'Categories']) {
    const radios = page.getByRole('radiogroup', { name }).getByRole('radio')
    await expect(radios.nth(1)).toBeVisible()
  }
  await expectShell(page)
}

async function expectFailures(page: Page) {
  for (const index of [0, 1, 2]) {
    await expect(page.getByRole('heading', { name: 'Server Down' }).nth(index)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' }).nth(index)).toBeVisible()
  }
  await expectShell(page)
}

// How each call shows each fault, faultMatrix.test.tsx says; here are those that need a network.
for (const fault of ['slow', 'hang', 'reset', 'truncated', 'huge'] as const)
  test(`a page whose calls meet the fault "${fault}" recovers`, async ({ page, faults }) => {
    await page.clock.install({ time: new Date() })
    const run = (act: Promise<void>) => (fault === 'hang' ? runFaster(page, act) : act)
    faults.set({ call: '*', fault, times: null })
    await page.goto('/casino/preview')
    if (fault === 'slow') return expectContent(page)
    await run(expectFailures(page))
    faults.clear()
    // At the same time, because a refresh may load the content first and remove the button.
    await page.getByRole('button', { name: 'Retry' }).evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click()
    })
    await run(expectContent(page))
  })

test('the page of the faults switches one on, and all off', async ({ page, faults }) => {
  await page.goto('/demo/faults')
  await page.getByLabel('Call').selectOption('/CasinoHistory')
  await page.getByLabel('Fault').selectOption('hang')
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByRole('cell', { name: 'hang', exact: true })).toBeVisible()
  expect(faults.list()).toEqual([{ call: '/CasinoHistory', fault: 'hang', times: null }])
  await page.getByLabel('Connection of app and games').selectOption('answers')
  await page.getByRole('button', { name: 'Set the connection' }).click()
  await expect(page.getByLabel('Connection of app and games')).toHaveValue('answers')
  expect(faults.cut()).toBe('answers')
  await page.getByRole('button', { name: 'All off' }).click()
  await expect(page.getByText('None is on.')).toBeVisible()
  expect(faults.list()).toEqual([])
  expect(faults.cut()).toBeNull()
})

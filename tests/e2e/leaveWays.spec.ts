import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { moveGames } from './movingGame'
import { balance, fillInLogin, gameFrame, header, logIn, logOut, tiles } from './pages'

test.use({ player: 'yasmine' })

const PREVIEW = '/casino/preview?s=a'
const frame = (page: Page) => page.locator('iframe')
const isMoved = (page: Page) => gameFrame(page).getByText('step 1', { exact: true }).waitFor()

async function close(page: Page, preview: string): Promise<void> {
  await isMoved(page)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page).toHaveURL(preview)
  await expect(frame(page)).toHaveCount(0)
}

/** Goes back to a page, past the entries that games have made; none of them starts a game. */
async function expectBackTo(page: Page, path: string): Promise<void> {
  let starts = 0
  page.on('request', (request) => (starts += Number(request.url().endsWith('/StartGame'))))
  for (let presses = 0; new URL(page.url()).pathname !== path && presses < 20; presses++) {
    // Later, because the page may go with it.
    await page.evaluate(() => {
      setTimeout(() => {
        history.back()
      })
    })
    await page.waitForTimeout(300)
    await expect(frame(page)).toHaveCount(0)
  }
  await expect(page).toHaveURL(path)
  expect(starts).toBe(0)
}

test.describe('a game whose frame has added an entry can be left', () => {
  test.beforeEach(async ({ page }) => {
    await moveGames(page, { by: 'link', times: 1 })
    await page.goto('/virtual')
  })

  test('five times in turn, and Back then leads out', { tag: '@phone' }, async ({ page }) => {
    await page.goto(PREVIEW)
    for (let round = 0; round < 5; round++) {
      await tiles(page).nth(round).click()
      await close(page, PREVIEW)
    }
    await expectBackTo(page, '/virtual')
  })

  test('when the search has found it', async ({ page }) => {
    await header(page).getByRole('button', { name: 'Search' }).click()
    await page.getByRole('dialog').getByRole('combobox').fill('Ruby')
    await page.getByRole('option', { name: /Ruby/ }).first().click()
    await close(page, '/casino/preview')
    await expectBackTo(page, '/virtual')
  })

  test('after a reload', async ({ page }) => {
    await page.goto(PREVIEW)
    await tiles(page).first().click()
    await isMoved(page)
    await page.reload()
    await close(page, PREVIEW)
    await expectBackTo(page, '/virtual')
  })

  test('after the mini player on two other pages', async ({ page }) => {
    await page.goto(PREVIEW)
    await tiles(page).first().click()
    await isMoved(page)
    await page.getByRole('button', { name: 'Minimise' }).click()
    await expect(page).toHaveURL(PREVIEW)
    for (const name of ['Contact Us', 'Terms and conditions'])
      await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await page.getByRole('button', { name: 'Back to the game' }).click()
    await close(page, PREVIEW)
    await expectBackTo(page, '/virtual')
  })

  test.describe('by a visitor', () => {
    test.use({ player: null })

    test('who logged in on the way', async ({ page }) => {
      await page.goto(PREVIEW)
      await tiles(page).first().click()
      await fillInLogin(page)
      await close(page, PREVIEW)
      await expectBackTo(page, '/virtual')
    })
  })
})

/** Counts the games that start from now on. */
function countStarts(page: Page): () => number {
  let starts = 0
  page.on('request', (request) => (starts += Number(request.url().endsWith('/StartGame'))))
  return () => starts
}

/** The preview of the game's type shows; a fixed time proves that nothing starts. */
async function expectNothing(page: Page, starts: () => number, preview = '/casino/preview') {
  await expect(page).toHaveURL(preview)
  await tiles(page).first().waitFor()
  await page.waitForTimeout(500)
  await expect(frame(page)).toHaveCount(0)
  expect(starts()).toBe(0)
}

test.describe('the entry of a game in the history', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(PREVIEW)
    await tiles(page).first().click()
    await frame(page).waitFor()
    await expect(balance(page)).toBeVisible()
  })

  test("starts nothing with the next player's money", { tag: '@both' }, async ({ page }) => {
    const starts = countStarts(page)
    await page.goto('/profile')
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await logIn(page, 'karim')
    await expect(balance(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/profile')
    await page.goBack()
    await expectNothing(page, starts)
  })

  test('starts nothing after a logout, by Back, Forward and a reload', async ({ page }) => {
    const starts = countStarts(page)
    await logOut(page)
    await logIn(page, 'karim')
    await expect(balance(page)).toBeVisible()
    await page.goBack()
    await expectNothing(page, starts)
    await page.reload()
    await expectNothing(page, starts)
    await page.goForward()
    await page.goBack()
    await expectNothing(page, starts)
  })

  test('starts nothing after a logout and a login in another tab', async ({ page, context }) => {
    await page.goBack()
    await expect(page).toHaveURL(PREVIEW)
    const starts = countStarts(page)
    const other = await context.newPage()
    await other.goto('/virtual')
    await logOut(other)
    await logIn(other)
    await other.close()
    await expect(balance(page)).toBeVisible()
    await page.goForward()
    await expectNothing(page, starts)
  })

  test('starts nothing after Close, a reload and Forward', async ({ page }) => {
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page).toHaveURL(PREVIEW)
    await page.reload()
    await tiles(page).first().waitFor()
    const starts = countStarts(page)
    await page.goForward()
    await expectNothing(page, starts, PREVIEW)
  })

  test('starts the game again after a reload', async ({ page }) => {
    await page.reload()
    await frame(page).waitFor()
  })
})

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { header, logIn, logOut, tiles } from './pages'

test.use({ build: 'dist-demo' })

/** All that is stored, without the lobby's lists, which are the same for everybody. */
const device = (page: Page) =>
  page.evaluate(() => {
    const kept = Object.entries(localStorage).filter(([name]) => name !== 'lobby')
    return JSON.stringify([kept, Object.entries(sessionStorage)])
  })

async function enter(page: Page, username?: string): Promise<void> {
  await logIn(page, username)
  await expect(page.getByTestId('user-panel')).toBeVisible()
}

/** A player in two tabs, with a search, a favourite and a recent game; returns what must not be found later. */
async function play(page: Page) {
  await page.goto('/casino/preview?s=sir')
  await enter(page)
  const balance = (await page.getByTestId('balance').textContent()) ?? ''
  const tile = tiles(page).first()
  await page.getByRole('button', { name: 'Favourite', exact: true }).first().click()
  const name = (await tile.getAttribute('aria-label')) ?? ''
  expect(name).not.toBe('')
  await tile.click()
  await expect(page.getByTestId('game-frame')).toBeVisible()
  await expect.poll(() => device(page)).toMatch(/startedAt.*balance/)
  const other = await page.context().newPage()
  for (const each of [other, page]) await each.goto('/my_games')
  for (const each of [page, other]) await hasLists(each, name)
  expect(await device(page)).toContain('s=sir')
  const ofSession = ['yasmine', balance.replace(/[^\d.]/g, ''), '"token"', 'startedAt', 's=sir']
  return { other, name, ofSession: [...ofSession, 'playTrail'] }
}

async function hasLists(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'Recently played' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Favourites' })).toContainText(name)
}

const isEmpty = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()

async function isForgotten(page: Page, secrets: readonly string[]): Promise<void> {
  await expect(header(page).getByRole('button', { name: 'Login' })).toBeVisible()
  for (const secret of secrets) await expect.poll(() => device(page)).not.toContain(secret)
  await page.goto('/my_games')
  await isEmpty(page)
}

const endSession = (page: Page) =>
  page.evaluate(() => {
    localStorage.removeItem('token')
  })

test.describe('Decisions 4: a shared device', () => {
  test("a logout erases all that is the player's, in both tabs", async ({ page }) => {
    const { other, name, ofSession } = await play(page)
    await logOut(page)
    for (const each of [page, other]) await isForgotten(each, [...ofSession, name, '204817'])
    await enter(page)
    await isEmpty(page)
  })

  test('an expired session keeps the lists for its player, and nobody else sees them', async ({
    page,
  }) => {
    const { other, name, ofSession } = await play(page)
    await endSession(page)
    for (const each of [page, other]) await isForgotten(each, ofSession)
    await enter(page, 'karim')
    await isEmpty(page)
    await endSession(page)
    await page.reload()
    await enter(page)
    for (const each of [page, other]) await hasLists(each, name)
  })
})

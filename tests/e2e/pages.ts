import type { Locator, Page } from '@playwright/test'
import house from '../../brands/sirocco.json' with { type: 'json' }
import { places } from '../support/places'

/** What many tests do or look at, in the words of a player. */

interface Place {
  role?: Parameters<Page['getByRole']>[0]
  name?: string
  label?: string
  testId?: string
  within?: Place
}

/** The house brand's number of games per page. */
export const pageSize = house.pageSizes.games

/** A place of the table, in a page or a part of it. */
function locate(
  where: Page | Locator,
  { role, name = '', label, testId = '', within }: Place,
): Locator {
  const around = within ? locate(where, within) : where
  if (role !== undefined) return around.getByRole(role, name === '' ? {} : { name, exact: true })
  return label === undefined
    ? around.getByTestId(testId)
    : around.getByLabel(label, { exact: true })
}

export const header = (page: Page) => locate(page, places.header).first()
export const tiles = (where: Page | Locator) => locate(where, places.tile)
export const balance = (page: Page) => locate(page, places.balance).first()
export const gameFrame = (page: Page) => locate(page, places.game).contentFrame()

/** Opens the login dialog with the header's button, and fills it in. */
export async function logIn(page: Page, username = 'yasmine'): Promise<void> {
  await locate(page, places.openLogin).click()
  await fillInLogin(page, username)
}

/** Fills in the open login dialog. */
export async function fillInLogin(page: Page, username = 'yasmine'): Promise<void> {
  await locate(page, places.username).fill(username)
  await locate(page, places.password).fill('sirocco2026')
  await locate(page, places.sendLogin).click()
  await locate(page, places.login).waitFor({ state: 'hidden' })
}

export async function logOut(page: Page): Promise<void> {
  await header(page)
    .getByRole('button', { name: /, account menu$/ })
    .click()
  await locate(page, places.logOut).click()
}

/** Lets every game start with this launch URL, or with this script text. */
export const launchWith = (page: Page, url: string, isFrame = true) =>
  page.route('**/api/StartGame', (route) => route.fulfill({ json: { url, isFrame } }))

/** Opens the first game of a preview. */
export async function playFirst(page: Page, preview = '/casino/preview'): Promise<void> {
  await page.goto(preview)
  await tiles(page).first().click()
}

/** Pauses the player's account for 24 hours with the button that the page shows. */
export async function pauseForADay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Pause' })
  await dialog.getByRole('button', { name: '24 hours' }).click()
}

/**
 * Installs a fake clock in a page. Call it after the app has started: during the installation the time is
 * 1970, and data that the app saves for a year at that moment would expire at once.
 */
export async function installClock(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.clock.install({ time: new Date() })
}

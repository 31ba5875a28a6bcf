import type { Locator, Page } from '@playwright/test'

/** What many tests do or look at, in the words of a player. */

export const header = (page: Page) => page.getByRole('banner').first()
export const tiles = (where: Page | Locator) => where.getByTestId('game-tile')
export const balance = (page: Page) => page.getByTestId('balance').first()
export const gameFrame = (page: Page) => page.frameLocator('[data-testid="game-frame"]')

/** Opens the login dialog with the header's button, and fills it in. */
export async function logIn(page: Page, username = 'yasmine'): Promise<void> {
  await header(page).getByRole('button', { name: 'Login' }).click()
  await fillInLogin(page, username)
}

/** Fills in the open login dialog. */
export async function fillInLogin(page: Page, username = 'yasmine'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByRole('textbox', { name: 'Username' }).fill(username)
  await dialog.getByLabel('Password', { exact: true }).fill('sirocco2026')
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

export async function logOut(page: Page): Promise<void> {
  await header(page)
    .getByRole('button', { name: /, account menu$/ })
    .click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
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

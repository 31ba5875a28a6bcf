import { expect, type Locator, type Page } from '@playwright/test'

/** Presses a control with the keyboard. */
export async function enter(control: Locator): Promise<void> {
  await control.focus()
  await expect(control).toBeFocused()
  await control.page().keyboard.press('Enter')
}

/** Opens a page whose code for the keyboard has come. */
export async function visit(page: Page, path: string): Promise<void> {
  const isReady = page.waitForResponse(/\/assets\/afterFirstView/)
  await page.goto(path)
  await isReady
}

/** Fails a call the first time. */
export async function failOnce(page: Page, call: string): Promise<void> {
  let isFirst = true
  await page.route(`**/api/${call}*`, (route) => {
    const fails = isFirst
    isFirst = false
    return fails ? route.fulfill({ status: 500, json: {} }) : route.fallback()
  })
}

export const button = (where: Page | Locator, name: string | RegExp) =>
  where.getByRole('button', { name, exact: true })

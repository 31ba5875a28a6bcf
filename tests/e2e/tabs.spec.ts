import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { header, logIn, logOut, tiles } from './pages'

/** Two tabs of one player. */
let one: Page
let other: Page

const button = (page: Page, name: string | RegExp) => header(page).getByRole('button', { name })

/** “At once”: before the check that runs every second (Spec §4), and without a reload. */
const SOON = { timeout: 900 }

test.beforeEach(async ({ page, context }) => {
  one = page
  other = await context.newPage()
  for (const each of [one, other]) {
    await each.goto('/crash/preview', { waitUntil: 'networkidle' })
    await tiles(each).first().waitFor()
    await each.evaluate(() => Object.assign(window, { isSame: true }))
  }
})

test.afterEach(async () => {
  for (const each of [one, other]) expect(await each.evaluate('window.isSame')).toBe(true)
})

test.describe('Decisions 4: the session in two tabs', () => {
  test('a login or a logout in one tab shows in the other at once', async () => {
    await logIn(one)
    await expect(other.getByTestId('balance')).toBeVisible()
    await expect(button(other, 'Login')).toHaveCount(0)

    await logOut(other)
    await expect(button(one, 'Login')).toBeVisible(SOON)
    await expect(one.getByTestId('balance')).toHaveCount(0)
    await expect(one.getByText('yasmine')).toHaveCount(0)
  })
})

test.describe('Decisions 5: the language in two tabs', () => {
  const languageOf = (page: Page) =>
    page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])
  const language = (page: Page, name: string) => page.getByRole('menuitemradio', { name })
  const savedBy = async (page: Page) =>
    (await page.context().cookies())
      .filter(({ name }) => name === 'i18next')
      .map(({ value }) => value)

  test('a choice in one tab changes texts and direction in the other at once', async () => {
    await button(one, /Language/).click()
    await language(one, 'العربية').click()
    await expect(button(other, 'تسجيل الدخول')).toBeVisible()
    expect(await languageOf(other)).toEqual(['ar', 'rtl'])
    await button(other, /العربية/).click()
    await language(other, 'Français').click()
    await expect(button(one, 'Connexion')).toBeVisible(SOON)
    expect(await languageOf(one)).toEqual(['fr', 'ltr'])
    expect(await savedBy(one)).toEqual(['fr'])
    expect(await one.evaluate(() => Object.keys(localStorage))).not.toContain('i18nextLng')
  })
})

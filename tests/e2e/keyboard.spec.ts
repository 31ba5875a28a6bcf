import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { pageSize, tiles } from './pages'

/** More Tab stops than any page needs. */
const PATIENCE = 150

/** The approximate accessible name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === document.body) return ''
    const label = document.getElementById(element?.getAttribute('aria-labelledby') ?? '')
    if (label) return label.textContent.trim()
    const field = element instanceof HTMLInputElement ? element.labels?.[0] : element
    return element?.getAttribute('aria-label') ?? field?.textContent.trim() ?? ''
  })

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: RegExp, key = 'Tab') {
  const passed: string[] = []
  for (let stop = 0; stop < PATIENCE; stop++) {
    await page.keyboard.press(key)
    const now = await focused(page)
    if (name.test(now)) return passed
    passed.push(now)
  }
  throw new Error(`Tab never reached ${String(name)}; it reached ${passed.join(' | ')}`)
}

const query = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

async function press(page: Page, name: RegExp) {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

test.describe('every task works with the keyboard only', () => {
  test('login, language, filter, search, Load More, a game, a history, logout', async ({
    page,
  }) => {
    test.slow()
    await page.goto('/')
    await page.getByRole('button', { name: 'Login' }).waitFor()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Skip to content')

    // Login: the focus moves into the dialog and returns afterwards.
    await press(page, /^Login$/)
    await page.getByRole('dialog', { name: 'Login' }).waitFor()
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused()
    await page.keyboard.type('yasmine')
    await page.keyboard.press('Tab')
    await page.keyboard.type('sirocco2026')
    await page.keyboard.press('Enter')
    await page.getByTestId('user-panel').waitFor()

    // Language: a menu with arrow keys.
    await press(page, /^Language: English/)
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await press(page, /^Langue/)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')

    // A preview through the home row's link, a category with arrow keys, a search by typing.
    const row = page.getByRole('region', { name: 'Popular Slots' })
    await tiles(row).first().waitFor()
    await page.keyboard.press('Escape')
    await tabTo(page, /^(?:All|Popular Slots.*|All: .*)$/)
    await page.keyboard.press('Enter')
    await heading(page, 'Casino')
    await tiles(page).first().waitFor()
    await tabTo(page, /^All$/)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => query(page, 'c')).not.toBeNull()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => query(page, 'c')).toBeNull()
    await tabTo(page, /^Search$/)
    await page.keyboard.type('sirocco')
    await expect.poll(() => query(page, 's')).toBe('sirocco')
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Backspace')
    await expect.poll(() => query(page, 's')).toBeNull()
    await page.getByRole('button', { name: 'Load More' }).waitFor()

    // Load More, at the end of the list.
    await expect(tiles(page)).toHaveCount(pageSize.desktop)
    await page.getByRole('contentinfo').waitFor()
    await press(page, /^Load More$/)
    await expect(tiles(page)).toHaveCount(2 * pageSize.desktop)

    // A game: Close comes before the frame.
    await tabTo(page, /^Remove|^Add|favourite/i, 'Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByTestId('game-frame').waitFor()
    const passed = await tabTo(page, /^Close$/)
    expect(passed).not.toContain('')
    await page.keyboard.press('Enter')
    await heading(page, 'Casino')

    // A history, through the sidebar's group.
    await press(page, /^ACCOUNT/)
    await press(page, /^Casino history$/)
    await heading(page, 'Casino history')

    // Logout, through the user menu.
    await tabTo(page, /yasmine/)
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem').waitFor()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  })
})

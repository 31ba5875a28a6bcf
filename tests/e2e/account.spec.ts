import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { header, logIn, logOut } from './pages'

test.use({ build: 'dist-demo', player: 'yasmine' })

const loginButton = (page: Page) => header(page).getByRole('button', { name: 'Login' })

/** Everything that the page shows of an account, each time that it changes. */
const watchAccount = (page: Page) =>
  page.evaluateHandle(() => {
    const seen: string[] = []
    new MutationObserver(() => {
      const parts = document.querySelectorAll('header, [data-testid^="profile-"]')
      seen.push([...parts].map(({ textContent }) => textContent).join(' '))
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return seen
  })

test.describe('Decisions 4: all tabs share the session', () => {
  test('a logout ends the session of the other tab within a second and removes its frame', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    const other = await context.newPage()
    await other.goto('/sport')
    await expect(other.getByTestId('sport-frame').locator('iframe')).toBeVisible()
    await logOut(page)
    await expect(other).toHaveURL('/', { timeout: 1500 })
    await expect(other.locator('iframe')).toHaveCount(0)
    await expect(other.getByRole('dialog', { name: 'Login' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('removing the token from storage logs the player out within a second', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByTestId('balance')).toBeVisible()
    await page.evaluate(() => {
      localStorage.removeItem('token')
    })
    await expect(loginButton(page)).toBeVisible({ timeout: 2000 })
  })

  test('a login as another player never shows one player with the balance of the other', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    const other = await context.newPage()
    await other.goto('/profile')
    await expect(other.getByTestId('profile-balance')).toContainText('TND')

    // The server answers at once; the browser gets the answers when the test says so.
    const held: (() => Promise<void>)[] = []
    let isHeld = true
    await other.route('**/api/UserDetails', async (route) => {
      const response = await route.fetch()
      if (isHeld) held.push(() => route.fulfill({ response }))
      else await route.fulfill({ response })
    })
    await expect.poll(() => held.length).toBe(1)
    await logOut(page)
    await expect(loginButton(other)).toBeVisible()
    const seen = await watchAccount(other)
    await logIn(page, 'karim')
    await expect.poll(() => held.length).toBe(2)
    isHeld = false
    for (const release of held) await release()
    await expect(other.getByRole('button', { name: 'karim, account menu' })).toBeVisible()
    await expect(other.getByTestId('balance')).toContainText('EUR')

    const texts = await seen.jsonValue()
    expect(texts.filter((text) => text.includes('EUR'))).not.toEqual([])
    expect(texts.filter((text) => /yasmine|TND/.test(text))).toEqual([])
  })
})

test.describe('§4 Sport pages', () => {
  test('no URL contains the bearer token', async ({ page }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await page.goto('/live')
    await page.frameLocator('[data-testid="sport-frame"] iframe').locator('body').waitFor()
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
    expect(token).not.toBe('')
    expect(addresses.filter((address) => address.includes(token))).toEqual([])
  })

  test('a language change leaves exactly one frame, in the new language', async ({ page }) => {
    await page.goto('/sport')
    const frame = page.getByTestId('sport-frame').locator('iframe')
    await expect(frame).toBeVisible()
    await page.getByRole('button', { name: /Language/ }).click()
    await page.getByRole('menuitemradio', { name: 'العربية' }).click()
    await expect(frame).toHaveAttribute('src', /lang=ar/)
    await expect(page.locator('iframe')).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  })
})

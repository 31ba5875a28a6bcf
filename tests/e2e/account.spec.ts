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

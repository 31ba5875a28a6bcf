import { expect, test } from './fixtures'
import { balance, fillInLogin, gameFrame, header, pageSize, tiles } from './pages'

test.describe('a page that the browser translates', () => {
  test.use({ isTranslated: true })

  test('can be used for a whole journey', { tag: '@both' }, async ({ page, isMobile }) => {
    await page.goto('/virtual')
    await header(page).getByRole('button', { name: 'Login' }).click()
    const dialog = page.getByRole('dialog', { name: 'Login' })
    await dialog.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(dialog.getByText('Enter your password')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Username' }).fill('yasmine')
    await dialog.getByLabel('Password', { exact: true }).fill('wrong')
    await dialog.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText('Wrong username or password')
    await fillInLogin(page)
    await expect(balance(page)).toContainText('1,248.500')

    await page.getByRole('button', { name: 'Search everywhere' }).click()
    for (const text of ['si', 'sirocco', 'ro', 'nights', 'zzzz']) {
      await page.getByRole('combobox').fill(text)
      await expect(page.getByRole('status').filter({ hasText: /result/ })).toBeVisible()
    }
    await page.keyboard.press('Escape')

    await page.goto('/casino/preview')
    await page.getByRole('button', { name: 'Load More' }).click()
    await expect(tiles(page)).toHaveCount(2 * pageSize[isMobile ? 'mobile' : 'desktop'])
    await tiles(page).first().click()
    const spin = gameFrame(page).getByRole('button', { name: 'Spin' })
    const settled = page.waitForResponse('**/settle/slot/end')
    await spin.click()
    const answer = (await (await settled).json()) as { balance: string }
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Casino' })).toBeVisible()
    const figures = Number(answer.balance).toLocaleString('en', { minimumFractionDigits: 3 })
    await expect(balance(page)).toContainText(figures)

    await page.goto('/transaction_history')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('Page 2')).toBeVisible()
    await page.getByRole('button', { name: 'Totals' }).click()
    await expect(page.getByTestId('total-net')).toContainText('TND')

    await page.goto('/profile')
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    await expect(header(page).getByRole('button', { name: 'Login' })).toBeVisible()
    await expect(page.getByText('could not be shown')).toHaveCount(0)
  })
})

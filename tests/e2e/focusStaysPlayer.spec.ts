import { expect, test } from './fixtures'
import { button, enter, failOnce, visit } from './ownPress'
import { tiles } from './pages'

/** As focusStays.spec.ts, for what only a player sees. */

test.use({ build: 'dist-demo', player: 'yasmine' })

test('Next on the last page gives it to Previous, and back', async ({ page }) => {
  await visit(page, '/transaction_history')
  await button(page, 'Last 30 days').or(button(page, '30 days')).first().waitFor()
  const [previous, next] = [button(page, 'Previous'), button(page, 'Next')]
  await page.getByRole('row').nth(1).waitFor()
  for (let turns = 0; turns < 20 && (await next.isEnabled()); turns++) {
    await enter(next)
    await expect(page.getByText(`Page ${turns + 2}`)).toBeVisible()
  }
  await expect(previous).toBeFocused()
  for (let turns = 0; turns < 20 && (await previous.isEnabled()); turns++) {
    await enter(previous)
    await page.waitForTimeout(300)
  }
  await expect(previous).toBeDisabled()
  await expect(next).toBeFocused()
})

test('the mini player’s Close gives it to the page', async ({ page }) => {
  await visit(page, '/casino/preview')
  await tiles(page).first().click()
  await button(page, 'Minimise').click()
  await enter(button(page, 'Close mini player'))
  await expect(page.getByTestId('game-frame')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('the help beside a game gives it back', async ({ page }) => {
  await visit(page, '/casino/preview')
  await tiles(page).first().click()
  await enter(button(page, 'Not loading?'))
  await enter(button(page, 'Dismiss'))
  await expect(button(page, 'Dismiss')).toHaveCount(0)
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('Logout gives it to the page', async ({ page }) => {
  await visit(page, '/contact_us')
  await page.getByTestId('user-panel').getByRole('button').last().focus()
  await page.keyboard.press('Enter')
  await enter(page.getByRole('menuitem', { name: 'Logout' }))
  await expect(page.getByTestId('user-panel')).toHaveCount(0)
  await expect(page.locator('body :focus')).toHaveCount(1)
})

test('the totals’ Retry gives it to the totals', async ({ page }) => {
  await visit(page, '/transaction_history')
  await page.getByRole('row').nth(1).waitFor()
  await failOnce(page, 'TransactionPlayer')
  await enter(button(page, 'Totals'))
  await enter(page.getByTestId('history-totals').getByRole('button'))
  await expect(page.getByTestId('history-totals').getByRole('button')).toHaveCount(0)
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('a statement’s Retry gives it to the statement', async ({ page }) => {
  await failOnce(page, 'TransactionPlayer')
  await visit(page, '/statement')
  await enter(
    page
      .getByRole('main')
      .getByRole('button', { name: /try again/i })
      .first(),
  )
  await expect(page.getByRole('main').getByRole('button', { name: /try again/i })).toHaveCount(0)
  await expect(page.locator('main :focus')).toHaveCount(1)
})

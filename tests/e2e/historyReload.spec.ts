import { expect, test } from './fixtures'

test.use({ build: 'dist-demo', player: 'yasmine' })

test('a reload of a history keeps its range and page, at the same address', async ({ page }) => {
  await page.goto('/casino_history')
  const week = page.getByRole('button', { name: '7 days', exact: true })
  await week.click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible()
  const rows = await page.getByRole('row').allTextContents()
  await page.reload()
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible()
  await expect(week).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\/casino_history$/)
  expect(await page.getByRole('row').allTextContents()).toEqual(rows)
})

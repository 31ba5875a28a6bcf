import { expect, test } from './fixtures'

test.use({ build: 'dist-demo', player: 'yasmine' })

test('the wheel over the minutes per day scrolls the page and leaves the number', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/play_responsibly')
  const field = page.getByRole('spinbutton', { name: 'Minutes per day' })
  const save = page.getByRole('button', { name: 'Save limits' })
  await field.fill('60')
  await save.click()
  await expect(page.getByText('Minutes per day: 60 minutes, in force now.')).toBeVisible()
  await field.click()
  const top = await page.evaluate(() => scrollY)
  for (const distance of [-100, 100, 100]) {
    await page.mouse.wheel(0, distance)
    // Time for the browser to change a number field.
    await page.waitForTimeout(300)
  }
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('60')
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(top)
})

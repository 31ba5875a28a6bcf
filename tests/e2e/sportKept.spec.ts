import { expect, test } from './fixtures'

test.use({ build: 'dist-demo', player: 'yasmine', lang: 'en' })

test('a hidden sportsbook keeps its size, takes no key and is not named', async ({ page }) => {
  await page.goto('/sport')
  const frame = page.getByTestId('sport-frame').locator('iframe')
  const book = page.frameLocator('[data-testid="sport-frame"] iframe')
  await book
    .getByRole('button', { name: /, \d+\.\d\d$/ })
    .first()
    .click()
  await expect(book.getByRole('textbox', { name: 'Stake' })).toBeVisible()
  const before = await frame.boundingBox()
  await page.locator('#sidebar a[href="/casino"]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Casino' })).toBeVisible()
  await expect(frame).toBeHidden()
  const { width, height } = (await frame.boundingBox())!
  expect([width, height]).toEqual([before!.width, before!.height])
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)

  expect(await page.getByRole('main').ariaSnapshot()).not.toContain('iframe')

  const search = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await search.focus()
  // What a partner's script may try.
  await page
    .frames()
    .find((each) => each.url().includes('/demo/sport'))!
    .evaluate(() => {
      setInterval(() => {
        window.focus()
        document.querySelector('input')?.focus()
      }, 20)
    })
  await expect(frame).toHaveCount(0)
  await expect(search).toBeFocused()
})

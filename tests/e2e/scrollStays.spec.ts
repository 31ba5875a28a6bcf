import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { gameFrame, header, tiles } from './pages'

test.use({ build: 'dist-demo', player: 'yasmine' })

const top = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function scrollDown(page: Page): Promise<number> {
  await page.goto('/casino/preview')
  await tiles(page).nth(20).waitFor()
  await page.evaluate(() => {
    scrollTo(0, 400)
  })
  await expect.poll(() => top(page)).toBe(400)
  return 400
}

/** Proves an absence. */
async function expectToStay(page: Page, place: number) {
  await page.waitForTimeout(300)
  expect(await top(page)).toBe(place)
}

test.describe('the page stays where it is', { tag: '@both' }, () => {
  test('when a dialog that the header opened is closed', async ({ page }) => {
    const place = await scrollDown(page)
    const search = header(page).getByRole('button', { name: 'Search everywhere' })
    const { x, y } = (await search.boundingBox())!
    await page.mouse.click(x + 10, y + 10)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectToStay(page, place)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(search).toBeFocused()
    await expectToStay(page, place)
  })

  test('when somebody goes through header and sidebar with the keyboard', async ({ page }) => {
    const place = await scrollDown(page)
    const controls = page.locator('header :is(a[href], button), #sidebar :is(a[href], button)')
    for (const control of await controls.all()) {
      await control.focus()
    }
    await expectToStay(page, place)
  })
})

test(
  'pulling the page down does not reload a running game',
  { tag: '@phone' },
  async ({ page }) => {
    const pull = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)
    await page.goto('/casino/preview')
    await tiles(page).first().waitFor()
    expect(await pull()).toBe('auto')
    await tiles(page).first().tap()
    await gameFrame(page).getByRole('button').first().waitFor()
    expect(await pull()).toBe('contain')
    await page.getByRole('button', { name: 'Minimise' }).tap()
    await page.getByRole('region', { name: /^Mini player/ }).waitFor()
    expect(await pull()).toBe('contain')
    await page.getByRole('button', { name: 'Close mini player' }).tap()
    await expect(page.getByTestId('game-frame')).toHaveCount(0)
    await expect.poll(pull).toBe('auto')
  },
)

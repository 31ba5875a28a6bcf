import { cookiesAreBlocked } from '../support/cookiesAreBlocked'
import { expect, test, withoutCookies } from './fixtures'
import { balance, gameFrame, header, logIn, playFirst, tiles } from './pages'

/** Circumstances that a test server and a new browser never have. */

withoutCookies(
  'a browser that blocks all cookies lets a player log in and see the balance',
  {
    tag: '@chromium',
  },
  async ({ page }) => {
    await page.goto('/virtual?lng=en')
    expect(await page.evaluate(cookiesAreBlocked)).toBe(true)
    await logIn(page)
    await expect(balance(page)).toContainText('1,248.500')
  },
)

test.describe("an extension's element in the body", () => {
  test.use({ hasExtension: true })

  test('can be used while a dialog is open, and the dialog stays', async ({ page }) => {
    await page.goto('/virtual')
    await header(page).getByRole('button', { name: 'Login' }).click()
    await page.getByRole('textbox', { name: 'Username' }).waitFor()
    for (const field of [
      page.getByLabel('Field of an extension'),
      page.frameLocator('some-extension iframe').getByLabel('Field in its frame'),
    ]) {
      await field.click()
      await page.keyboard.type('hello', { delay: 100 })
      await expect(field).toHaveValue('hello')
      await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
    }
  })
})

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test("a focused field has an outline in the system's colour", async ({ page }) => {
    await page.goto('/casino/preview')
    const field = page.getByRole('searchbox')
    await field.focus()
    await page.keyboard.press('Shift')
    await expect(field).toBeFocused()
    const isOutlined = await field.evaluate((element) => {
      const parts = [element, element.parentElement ?? element]
      return parts.some((part) => getComputedStyle(part).outlineStyle !== 'none')
    })
    expect(isOutlined).toBe(true)
  })

  test("the banner's dots and stars keep colours of their own", async ({ page }) => {
    await page.goto('/')
    const carousel = page.getByRole('region', { name: 'Promotions' })
    const dot = carousel.getByRole('button', { name: /slide/i }).first()
    const canvas = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor)
    const colourOf = (element: Element) => getComputedStyle(element, '::before').backgroundColor
    expect([canvas, 'rgb(0, 0, 0)']).not.toContain(await dot.evaluate(colourOf))
  })
})

test.describe('an API on another host that exposes no headers', () => {
  test.use({ build: ({ farBuild }, provide) => provide(farBuild) })

  test('gives the home page its games, lets a player log in, and opens a game', async ({
    page,
  }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (['xhr', 'fetch'].includes(request.resourceType()))
        calls.push(new URL(request.url()).pathname)
    })
    await page.goto('/')
    await expect(tiles(page).first()).toBeVisible()
    await logIn(page)
    await expect(balance(page)).toContainText('1,248.500')
    await playFirst(page)
    await expect(gameFrame(page).getByRole('button', { name: 'Spin' })).toBeVisible()
    expect(calls).toEqual(expect.arrayContaining(['/v1/get_slot_game', '/v1/login']))
    expect(calls.filter((path) => path.startsWith('/api'))).toEqual([])
  })
})

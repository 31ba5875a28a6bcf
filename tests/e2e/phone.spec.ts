import { expect, test } from './fixtures'
import { fillInLogin, header, tiles } from './pages'

const KEYBOARD = 390

test.describe('features that an iPhone handles differently', { tag: '@phone' }, () => {
  test('the on-screen keyboard covers no field of the login dialog', async ({ page }) => {
    await page.goto('/virtual')
    await header(page).getByRole('button', { name: 'Login' }).click()
    const dialog = page.getByRole('dialog', { name: 'Login' })
    const fields = [
      dialog.getByRole('textbox', { name: 'Username' }),
      dialog.getByLabel('Password', { exact: true }),
    ]
    for (const field of fields) {
      await field.focus()
      // As on an iPhone, the page keeps its height and only the visual viewport shrinks.
      await page.evaluate((covered) => {
        const view = window.visualViewport!
        Object.defineProperty(view, 'height', {
          get: () => innerHeight - covered,
          configurable: true,
        })
        view.dispatchEvent(new Event('resize'))
      }, KEYBOARD)
      const box = (await field.boundingBox())!
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.y + box.height).toBeLessThanOrEqual(844 - KEYBOARD)
    }
    await fillInLogin(page)
  })

  test.describe('for a player', () => {
    test.use({ player: 'yasmine' })

    test('a game fills the screen without element fullscreen until the button or Escape, no other key', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen']) {
          Object.defineProperty(Document.prototype, name, { value: undefined })
        }
        Object.defineProperty(Element.prototype, 'requestFullscreen', { value: undefined })
        Object.defineProperty(window, 'requestIdleCallback', { value: undefined })
      })
      await page.goto('/casino/preview')
      await tiles(page).first().click()
      const frame = page.getByTestId('game-frame')
      const button = page.getByRole('button', { name: 'Fullscreen' })
      await button.click()
      const whole = { x: 0, y: 0, width: 390, height: 844 }
      const box = page.locator('section').filter({ has: frame }).first()
      await expect.poll(() => box.boundingBox()).toEqual(whole)
      // Spec §4: the frame has its full height after a second.
      await expect
        .poll(async () => {
          const { x, y, width, height } = (await frame.boundingBox())!
          return { x, width, bottom: y + height }
        })
        .toEqual({ x: 0, width: 390, bottom: 844 })
      await button.click()
      await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThan(390)
      await button.click()
      await page.keyboard.press('a')
      await expect.poll(() => box.boundingBox()).toEqual(whole)
      await page.keyboard.press('Escape')
      await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThan(390)
    })
  })
})

import { expect, test } from './fixtures'
import { playFirst } from './pages'

test.use({ player: 'yasmine' })

test('full screen follows the button and the browser, which may be late or refuse', async ({
  page,
}) => {
  await playFirst(page)
  const frame = page.getByTestId('game-frame')
  await frame.waitFor()
  const button = page.getByRole('button', { name: 'Fullscreen' })
  const expectPressed = (isPressed: boolean) =>
    expect(button).toHaveAttribute('aria-pressed', String(isPressed))
  const expectFull = (part: 'SECTION' | undefined) =>
    expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe(part)

  const stage = page.locator('section').filter({ has: frame }).first()
  await stage.evaluate((section) => {
    const request = section.requestFullscreen.bind(section)
    section.requestFullscreen = (options) => {
      section.dataset.bars = options?.navigationUI
      return request(options)
    }
  })
  await button.click()
  await expectPressed(true)
  await expectFull('SECTION')
  await expect(stage).toHaveAttribute('data-bars', 'hide')
  await button.click()
  await expectPressed(false)
  await expectFull(undefined)

  // The browser's own Escape, which no test can press, is faster than the button.
  await button.click()
  await expectPressed(true)
  await page.evaluate(() => {
    const exit = document.exitFullscreen.bind(document)
    document.exitFullscreen = () => {
      document.exitFullscreen = exit
      return Promise.reject(new TypeError('Not in fullscreen mode'))
    }
  })
  await button.click()
  await page.evaluate(() => document.exitFullscreen())
  await expectPressed(false)

  // The browser's event comes after the next press.
  await page.evaluate(() => {
    const stop = (event: Event) => {
      event.stopImmediatePropagation()
    }
    addEventListener('fullscreenchange', stop, { capture: true })
  })
  await button.click()
  await expectFull('SECTION')
  await button.click()
  await expectFull(undefined)

  // The browser refuses: the game fills the window.
  await stage.evaluate((section) => {
    section.requestFullscreen = () => Promise.reject(new TypeError('Permissions check failed'))
  })
  await button.click()
  await expectPressed(true)
  await expect
    .poll(() => stage.boundingBox())
    .toEqual({ x: 0, y: 0, ...(page.viewportSize() ?? {}) })
})

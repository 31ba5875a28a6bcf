import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logIn, logInByToken, openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})

afterAll(() => stage.close())

const KEYBOARD = 390

describe('Quality K5: features that an iPhone handles differently', () => {
  it('the on-screen keyboard covers no field of the login dialog', async () => {
    const page = await stage.visit('/virtual', { layout: 'mobile' })
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
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
    await logIn(page)
    await page.context().close()
  })

  it('a game fills the screen without element fullscreen, and Escape restores the page', async () => {
    const page = await stage.visit('/virtual', { layout: 'mobile' })
    await page.addInitScript(() => {
      for (const name of ['fullscreenEnabled', 'fullscreenElement']) {
        Object.defineProperty(Document.prototype, name, { value: undefined })
      }
      Object.defineProperty(Element.prototype, 'requestFullscreen', { value: undefined })
      Object.defineProperty(window, 'requestIdleCallback', { value: undefined })
    })
    await logInByToken(page)
    await page.goto(new URL('/casino/preview', stage.url).href)
    await page.getByTestId('game-tile').first().click()
    const frame = page.getByTestId('game-frame')
    await frame.waitFor()
    await page.getByRole('button', { name: 'Fullscreen' }).click()
    await expect.poll(async () => (await frame.boundingBox())?.width).toBe(390)
    // Spec §4: the frame has its full height after a second.
    await expect
      .poll(async () => {
        const box = await frame.boundingBox()
        return box && box.y + box.height
      })
      .toBe(844)
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThan(390)
    await page.context().close()
  })

  it('storage cleared by the browser leads to a login, not to an error', async () => {
    const page = await stage.visit('/virtual', { layout: 'mobile' })
    await logInByToken(page)
    await page.goto(new URL('/profile', stage.url).href)
    await page.getByTestId('balance').first().waitFor()
    await page.evaluate(async () => {
      localStorage.clear()
      sessionStorage.clear()
      for (const name of await caches.keys()) await caches.delete(name)
    })
    await page.context().clearCookies()
    await page.getByTestId('balance').first().waitFor({ state: 'hidden' })
    await page.goto(new URL('/profile', stage.url).href)
    await page.getByRole('dialog').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.context().close()
  })
})

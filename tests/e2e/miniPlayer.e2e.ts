import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findings, forAxe } from './axe'
import { logIn, openStage, type Layout, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('demo')
})
afterAll(() => stage.close())

const frameOf = (page: Page) => page.getByTestId('game-frame')
const mini = (page: Page) => page.getByRole('region', { name: /^Mini player/ })

/** Opens a game after a login, and marks the document in its frame. */
async function play(layout: Layout, lang: 'en' | 'ar' = 'en'): Promise<Page> {
  const page = await stage.visit('/casino/preview', { layout, context: forAxe })
  await page.getByTestId('game-tile').first().click()
  await logIn(page)
  await frameOf(page).waitFor()
  if (lang === 'ar') {
    await page.context().addCookies([{ name: 'i18next', value: 'ar', url: stage.url }])
    await page.reload()
    await frameOf(page).waitFor()
  }
  return page
}

describe('the mini player', () => {
  it.each(['desktop', 'mobile'] as const)(
    'keeps the game running without a reload on %s',
    async (layout) => {
      const page = await play(layout)
      const loads: string[] = []
      page.on('request', (request) => {
        const isGame = request.isNavigationRequest() && request.frame() !== page.mainFrame()
        if (isGame || request.url().endsWith('/StartGame')) loads.push(request.url())
      })
      // Waits until the game has loaded, so that only a second load would be counted.
      await page.waitForTimeout(1500)
      loads.length = 0
      await page.getByRole('button', { name: 'Minimise' }).click()
      await mini(page).waitFor()
      const links = page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' })
      await links.click()
      await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor()
      expect(await findings(page)).toEqual([])

      const box = await mini(page).boundingBox()
      const view = page.viewportSize()
      const bottomBar = page.getByRole('navigation', { name: 'Bottom bar' })
      const bar = layout === 'mobile' ? await bottomBar.boundingBox() : null
      expect(box && view && box.x + box.width <= view.width && box.x > view.width / 4).toBe(true)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? view?.height ?? 0)
      for (const name of ['Back to the game', 'Close mini player']) {
        const target = await page.getByRole('button', { name }).boundingBox()
        expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
      expect(await page.getByTestId('session-clock').isVisible()).toBe(true)
      expect(await page.getByTestId('balance').isVisible()).toBe(true)

      await page.getByRole('button', { name: 'Back to the game' }).focus()
      await page.keyboard.press('Enter')
      await page.waitForURL('**/play_game')
      expect(await frameOf(page).isVisible()).toBe(true)
      expect(loads).toEqual([])
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await page.waitForURL('**/casino/preview')
      expect(await page.locator('iframe').count()).toBe(0)
      await page.context().close()
    },
  )

  it('is in the opposite corner in Arabic', async () => {
    const page = await play('desktop', 'ar')
    await page.getByRole('button', { name: 'تصغير' }).click()
    const box = await page.getByRole('region', { name: /^المشغّل المصغّر/ }).boundingBox()
    expect((box?.x ?? 999) + (box?.width ?? 999)).toBeLessThan(720)
    await page.context().close()
  })
})

describe('theatre mode', () => {
  it('hides the sidebar, widens the game and is saved', async () => {
    const page = await play('desktop')
    const width = async () => (await frameOf(page).boundingBox())?.width ?? 0
    const before = await width()
    await page.getByRole('button', { name: 'Theatre mode' }).click()
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor({ state: 'hidden' })
    expect(await width()).toBeGreaterThan(before)
    expect(await findings(page)).toEqual([])
    await page.reload()
    await frameOf(page).waitFor()
    expect(await width()).toBeGreaterThan(before)
    await page.context().close()
  })
})

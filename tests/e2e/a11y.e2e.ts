import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findings, matrix, visitForAxe } from './axe'
import { logInByToken, openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('demo')
})
afterAll(() => stage.close())

/** One path for each kind of page, for visitors and for players. */
const open = [
  '/',
  '/casino',
  '/crash',
  '/live_casino/preview',
  '/pragmatic',
  '/virtual',
  '/play_responsibly',
]
const players = [
  '/profile',
  '/reset_password',
  '/transaction_history',
  '/casino_history',
  '/sport_history',
  '/statement',
  '/sport',
]

/** How far the page overflows the viewport's width. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function settle(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, stage.url).href)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.waitForTimeout(400)
}

describe('QUALITY I1: axe finds nothing, and nothing overflows', () => {
  it.each(matrix)('on the pages in %s on %s', async (lang, layout) => {
    const page = await visitForAxe(stage, '/', lang, layout)
    const found: string[] = []
    const check = async (path: string) => {
      await settle(page, path)
      for (const finding of await findings(page)) found.push(`${path} ${finding}`)
      const beyond = await overflow(page)
      if (beyond > 0) found.push(`${path} scrolls sideways by ${String(beyond)} px`)
    }
    for (const path of open) await check(path)
    await logInByToken(page)
    for (const path of players) await check(path)
    expect(found).toEqual([])
    await page.context().close()
  })

  it.each(matrix)('in the login dialog and the menus in %s on %s', async (lang, layout) => {
    const page = await visitForAxe(stage, '/', lang, layout)
    await settle(page, '/')
    const header = page.getByRole('banner')
    if (layout === 'desktop') {
      await header.locator('[aria-haspopup="menu"]').last().click()
      await page.getByRole('menu').waitFor()
    } else {
      await page.locator('nav [aria-expanded]').last().click()
      await page.getByRole('dialog').waitFor()
    }
    await page.waitForTimeout(300)
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    // The first button is the search.
    await header.locator('[aria-haspopup="dialog"]').last().click()
    await page.getByRole('dialog').waitFor()
    await page.waitForTimeout(300)
    expect(await findings(page)).toEqual([])
    await page.context().close()
  })

  it.each([320, 2560])('at %i px nothing scrolls sideways', async (width) => {
    const context = { viewport: { width, height: 800 } }
    const page = await stage.visit('/', { context })
    await logInByToken(page)
    for (const path of [...open, ...players]) {
      await settle(page, path)
      expect([path, await overflow(page)]).toEqual([path, 0])
    }
    await page.context().close()
  })
})

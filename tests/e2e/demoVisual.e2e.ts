import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logInByToken, openStage, type Layout, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('demo')
})
afterAll(() => stage.close())

/** The elements that the badge overlaps or overflows. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header')
    const badge = header?.querySelector('small[title]')
    if (!header || !badge) return ['no badge']
    const box = badge.getBoundingClientRect()
    const frame = header.getBoundingClientRect()
    const isInside =
      box.top >= frame.top &&
      box.bottom <= frame.bottom &&
      box.left >= frame.left &&
      box.right <= frame.right
    const isOver = (element: Element) => {
      const other = element.getBoundingClientRect()
      const isBeside = other.right <= box.left || other.left >= box.right
      return !isBeside && other.bottom > box.top + 1 && other.top < box.bottom - 1
    }
    const over = [...header.querySelectorAll('img, svg, button, [data-testid]')].filter(isOver)
    return [...(isInside ? [] : ['outside']), ...over.map((element) => element.tagName)]
  })

describe('The demo badge covers nothing', () => {
  const sizes: [Layout, number][] = [
    ['desktop', 1440],
    ['desktop', 1024],
    ['mobile', 390],
    ['mobile', 320],
  ]
  it.each(sizes)('on %s, %i px wide', async (layout, width) => {
    for (const lang of ['fr', 'ar'] as const) {
      const page = await stage.visit('/crash', { layout, lang })
      await page.setViewportSize({ width, height: 700 })
      await page.locator('header small[title]').waitFor()
      expect(await covered(page)).toEqual([])
      await logInByToken(page)
      await page.reload()
      await page.getByTestId('balance').waitFor()
      expect(await covered(page)).toEqual([])
      await page.context().close()
    }
  })
})

describe("The sportsbook's narrow column", () => {
  it.each(['fr', 'ar'] as const)('competition names do not overlap in %s', async (lang) => {
    const page = await stage.visit('/virtual', {
      lang,
      context: { viewport: { width: 1280, height: 800 } },
    })
    await logInByToken(page)
    await page.goto(new URL('/sport', stage.url).href)
    const column = page.frameLocator('[data-testid="sport-frame"] iframe').locator('.isSmall')
    await column.locator('.choice').nth(5).waitFor()
    const gaps = await column.evaluate((node) => {
      const boxes = [...node.querySelectorAll('.choice > span')].map((name) =>
        name.getBoundingClientRect(),
      )
      return boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0))
    })
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8)
    await page.context().close()
  })
})
